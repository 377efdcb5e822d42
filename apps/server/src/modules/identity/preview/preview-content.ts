import type { ContentKind } from "@vycep/domain/content/edited-content";
import { pageOfContent } from "@vycep/domain/identity/portal-preview";
import { parseLanguage } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContentPreviewInput, DeskPreviewAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginPreview, noPreview } from "./begin-preview.ts";

export type PreviewDeps = Pick<Deps, "db" | "clock"> & {
  /** Whether there is such a text, out or not; app asks the content. */
  readonly isContent: (db: Db, of: { readonly kind: ContentKind; readonly key: string }) => Promise<boolean>;
};

/**
 * Lets one of the staff look at a text in the portal as it stands at the desk, by market and language (DEDIT-04): somebody made up
 * without a company reads it, and nobody else does.
 */
export async function previewContent(
  { db, clock, isContent }: PreviewDeps,
  context: DeskContext,
  { kind, key, ...by }: DeskContentPreviewInput,
): Promise<DeskPreviewAnswer> {
  const market = parseMarket(by.market);
  const language = parseLanguage(by.language);
  if (market === undefined) throw unknown("input.market");
  if (language === undefined) throw unknown("input.language");
  return inTransaction(db, async (tx) => {
    if (!(await isContent(tx, { kind, key }))) return noPreview("content-unknown", context);
    if (pageOfContent(kind, key) === undefined) return noPreview("no-page-of-it", context);
    const address = await beginPreview(tx, {
      ...{ clock, context, market, language, seen: { contentKind: kind, contentKey: key } },
      of: { subjectKind: "content", subjectId: `${kind}/${key}`, detail: { market, language } },
    });
    return { address, place: null, refusal: null };
  });
}

function unknown(path: string): Error {
  return badInput("invalid-input", undefined, [{ path, code: "unknown" }]);
}
