import { randomUUID } from "node:crypto";
import { type CxmlStatus, cxmlResponse, readCxmlRequest } from "@vycep/paper/punch-out/cxml";
import { readXml } from "../../platform/calls/read-xml.ts";
import { AppError } from "../../platform/errors.ts";
import type { VisitDeps } from "./at-the-door.ts";
import { beginVisit } from "./begin-visit.ts";

/** The longest document that is read: a request to shop is short. */
export const LONGEST_CXML = 100_000;

type Answered = { readonly status: CxmlStatus; readonly startPage?: string };

/** Answers a document of cXML: what became of it stands in the answer, by the codes of HTTP. */
export async function answerCxml(
  deps: VisitDeps,
  { text, address }: { readonly text: string; readonly address: string },
): Promise<string> {
  const stamp = { id: `${randomUUID()}@vycep`, at: deps.clock.instant().toISOString() };
  const { status, startPage } = await answered(deps, { text, address });
  return cxmlResponse(stamp, status, startPage);
}

async function answered(
  deps: VisitDeps,
  { text, address }: { readonly text: string; readonly address: string },
): Promise<Answered> {
  const request = requestIn(text);
  if (request === undefined)
    return refused(400, "Bad Request", "The document is no request of cXML that can be read.");
  const { header, setup } = request;
  if (setup === undefined)
    return refused(501, "Not Implemented", "Only PunchOutSetupRequest is answered here; orders come by EDI.");
  if (setup.operation !== "create")
    return refused(501, "Not Implemented", "Of the operations there is create.");
  const { from, to, sender, secret } = header;
  const begun = await beginVisit(deps, {
    ...{ id: sender.identity, secret, address, protocol: "cxml" },
    ...{ returnAddress: setup.returnAddress, buyerCookie: setup.buyerCookie },
    parties: { buyer: from, supplier: to },
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "too-many") return "too-many" as const;
    throw error;
  });
  if (begun === "too-many")
    return refused(429, "Too Many Requests", "Too many wrong secrets; try again later.");
  if (begun.kind === "not-believed")
    return refused(401, "Unauthorized", "Identity or SharedSecret of the Sender are not right.");
  if (begun.kind === "not-allowed")
    return refused(403, "Forbidden", "BrowserFormPost names a host that is not allowed, or nobody may shop.");
  return { status: { code: 200, text: "OK" }, startPage: begun.startPage };
}

function requestIn(text: string) {
  try {
    return readCxmlRequest(readXml(text));
  } catch {
    return;
  }
}

function refused(code: number, text: string, detail: string): Answered {
  return { status: { code, text, detail } };
}
