import type { Described } from "../described.ts";
import { INBOUND_MAIL_TYPE } from "./inbound-mail.rest.ts";

/** A mail that is handed over, as /docs tells it (MAIL-07). */
export const inboundMailDocs = {
  inbound: {
    summary: "A mail service hands a mail over as it came; an answer to a ticket becomes a comment of it.",
    description:
      "`taken`: it is in the ticket now. `known`: it was told before. `automatic`: a program wrote it. `refused`: it is nobody's answer.",
    signedBy: "mail",
    example: {
      raw: {
        type: INBOUND_MAIL_TYPE,
        text: "From: jana.novotna@modrahvezda.example\r\nTo: tickets@brewery.example\r\nSubject: Re: Keg\r\n\r\nThank you.\r\n",
      },
      answer: { result: "refused" },
    },
    problems: { 404: ["mail-not-connected"] },
  },
} as const satisfies Record<string, Described>;
