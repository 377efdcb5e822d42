import { DOCUMENT_KINDS } from "@vycep/domain/documents/document";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { documentTypes } from "@vycep/words/documents/answers";
import type { RequestContext } from "../../platform/request-context.ts";
import { documentScope } from "./documents.policy.ts";

/** The types of documents with their labels (REST-53), in the order of the tabs. */
export async function getDeliveryDocumentsType(context: RequestContext) {
  documentScope(await context.actor());
  const { language } = context;
  return namesIn(DOCUMENT_KINDS).map((code) => ({ code, label: documentTypes[code][language] }));
}
