import {
  INBOUND_HEADER,
  INBOUND_MAIL_BYTES,
  INBOUND_MAIL_PATH,
  INBOUND_MAIL_TYPE,
  inboundMailAnswer,
} from "@vycep/contract/tickets/inbound-mail.rest";
import type { Deps } from "../../../platform/deps.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { takeSignedCalls } from "../../../platform/signed-scope.ts";
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
      schema: {
        summary: "A mail service hands a mail over",
        description: `The mail as ${INBOUND_MAIL_TYPE}, signed by ${Object.values(INBOUND_HEADER).join(", ")}; see docs/mail.md.`,
        tags: ["mail"],
        security: [],
        response: { 200: inboundMailAnswer },
      },
    },
    async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return { result: await take(await parseMail(raw)) };
    },
  );
}
