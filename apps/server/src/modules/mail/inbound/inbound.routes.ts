import { inboundMailDocs } from "@vycep/contract/tickets/inbound-mail.docs";
import {
  INBOUND_HEADER,
  INBOUND_MAIL_BYTES,
  INBOUND_MAIL_PATH,
  INBOUND_MAIL_TYPE,
  inboundMailAnswer,
} from "@vycep/contract/tickets/inbound-mail.rest";
import { takeSignedCalls } from "../../../platform/calls/signed-scope.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { parseMail, type TakeInbound } from "./parse-mail.ts";

/** What a mail service hands over: the bytes of a mail as they came, signed (MAIL-07). */
export function inboundMailRoutes(scope: RestScope, deps: Deps, take: TakeInbound): void {
  takeSignedCalls(
    scope,
    {
      ...{ name: "mail", headers: INBOUND_HEADER, secret: deps.config.inbound.secret },
      notConnected: "No mail service is connected.",
      raw: { type: INBOUND_MAIL_TYPE, bytes: INBOUND_MAIL_BYTES },
    },
    deps,
  );
  scope.post(
    INBOUND_MAIL_PATH,
    {
      schema: { response: { 200: inboundMailAnswer } },
      config: { described: inboundMailDocs.inbound },
    },
    async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return { result: await take(await parseMail(raw)) };
    },
  );
}
