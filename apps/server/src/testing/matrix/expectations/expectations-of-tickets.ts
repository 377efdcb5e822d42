import { randomBytes } from "node:crypto";
import { someTicket } from "../../ask-tickets.ts";
import { type Call, insteadOfAllowed, type Outcomes, ofNoId, onlyJana, personal, signedIn } from "../call.ts";

const base = "/prodczsk-api/api/v1/portal/tickets";
const noRows = (body: { total?: number }) => body.total === 0;

/** The permission Support, which every role but the academy's holds. */
const withSupport: Outcomes = { ...signedIn, academy: "no-right" };

/** At Jana's place the accountant, too, sees every ticket (D41). */
const janasTicket: Outcomes = { ...onlyJana(withSupport), accountant: "allowed" };

function ofTicket(
  rest: Call["rest"],
  own: Outcomes = withSupport,
  janas: Outcomes = janasTicket,
): readonly Call[] {
  return [{ ...(rest && { rest }), own, janas }];
}

const notOpen = (end: "refused: not-solved" | "refused: rated-already") => ({
  own: insteadOfAllowed(withSupport, end),
  janas: insteadOfAllowed(janasTicket, end),
});

const claims = "/prodczsk-api/api/v1/portal/claims";

/** Claims of deliveries: of who holds Support where it went. */
export const claimExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${claims}/GetDeliveryToClaim/:id`]: ofTicket(({ orderNumber }) => ({ path: { id: orderNumber } })),
  [`GET ${claims}/GetClaimByTicketId/:id`]: [
    {
      rest: ({ caseNumber }) => ({ path: { id: caseNumber } }),
      missingWhen: ({ claim }: { claim?: unknown }) => claim === null,
      own: withSupport,
      janas: janasTicket,
    },
  ],
  [`GET ${claims}/GetClaimByDocument/:id`]: [
    {
      // The credit note of the fixture has the number of its ticket.
      rest: ({ caseNumber }) => ({ path: { id: caseNumber } }),
      missingWhen: ({ claim }: { claim?: unknown }) => claim === null,
      own: withSupport,
      janas: janasTicket,
    },
  ],
  [`PUT ${claims}/SetClaimDraft/:id`]: ofTicket(({ orderNumber }) => ({
    path: { id: orderNumber },
    body: { lines: [], note: "" },
  })),
  [`POST ${claims}/CreateClaim`]: ofTicket(
    ({ orderNumber }) => ({
      body: { order: orderNumber, lines: [], note: "", market: "CZ", expectedMinor: 0 },
    }),
    insteadOfAllowed(withSupport, "refused: nothing-claimed"),
    insteadOfAllowed(janasTicket, "refused: nothing-claimed"),
  ),
};

export const ticketExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/GetAllTickets`]: [
    { own: withSupport },
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId } }),
      missingWhen: noRows,
      // Nobody has asked anything for the place that is suspended.
      own: { ...withSupport, suspended: "missing" },
      janas: janasTicket,
    },
    {
      rest: ({ caseNumber }) => ({ query: { search: caseNumber } }),
      missingWhen: noRows,
      own: withSupport,
      janas: janasTicket,
    },
  ],
  [`GET ${base}/GetCategories`]: ofNoId(withSupport),
  [`GET ${base}/GetSubCategoriesByCategoryId/:id`]: [
    { rest: () => ({ path: { id: "empties" } }), own: withSupport },
  ],
  [`GET ${base}/GetAllSubCategories`]: ofNoId(withSupport),
  [`GET ${base}/GetTicketById/:id`]: ofTicket(({ caseNumber }) => ({ path: { id: caseNumber } })),
  [`GET ${base}/GetCommentsByTicketId/:id`]: ofTicket(({ caseNumber }) => ({ path: { id: caseNumber } })),
  [`POST ${base}/SetCommentsAsRead`]: ofTicket(({ caseNumber }) => ({ query: { ticketId: caseNumber } })),
  [`PUT ${base}/ReopenTicket/:id`]: ofTicket(
    ({ caseNumber }) => ({ path: { id: caseNumber } }),
    notOpen("refused: not-solved").own,
    notOpen("refused: not-solved").janas,
  ),
  [`POST ${base}/RateTicket/:id`]: ofTicket(
    ({ caseNumber }) => ({ path: { id: caseNumber }, body: { rating: 5, note: "" } }),
    notOpen("refused: rated-already").own,
    notOpen("refused: rated-already").janas,
  ),
  [`PUT ${base}/SolveTicket/:id`]: ofTicket(({ caseNumber }) => ({ path: { id: caseNumber } })),
  [`POST ${base}/CreateTicket`]: [
    {
      rest: ({ shipToId }) => ({ query: { market: "CZ" }, body: { ...someTicket, shipTo: shipToId } }),
      own: withSupport,
      janas: janasTicket,
    },
  ],
  [`POST ${base}/CreateComment`]: [
    personal(
      {
        rest: ({ uid, caseNumber }) => ({
          body: { user: uid, description: "Děkujeme.", ticketId: caseNumber },
        }),
      },
      withSupport,
    ),
  ],
  [`GET ${base}/GetAttachmentsByTicketId/:id`]: ofTicket(({ caseNumber }) => ({ path: { id: caseNumber } })),
  [`POST ${base}/UploadAttachmentsByTicketId`]: ofTicket(({ caseNumber }) => ({
    query: {
      ticketId: caseNumber,
      upload: randomBytes(16).toString("hex"),
      name: "list.txt",
      size: "4",
      offset: "0",
    },
  })),
  [`GET ${base}/attachments/:id`]: ofTicket(({ attachmentId }) => ({ path: { id: attachmentId } })),
  // What was sent with a ticket stays there.
  [`DELETE ${base}/attachments/:id`]: [
    {
      rest: ({ attachmentId }) => ({ path: { id: attachmentId } }),
      own: insteadOfAllowed(withSupport, "missing"),
    },
  ],
  [`GET ${base}/draft-attachments`]: [{ rest: () => ({ query: { draft: "new" } }), own: withSupport }],
  // A draft has no id that is anybody else's: the same name is another one for everybody.
  [`GET ${base}/draft`]: [{ rest: () => ({ query: { key: "new" } }), own: withSupport }],
  [`PUT ${base}/draft`]: [
    { rest: () => ({ body: { key: "new", body: { title: "Sudy" } } }), own: withSupport },
  ],
  [`DELETE ${base}/draft`]: [{ rest: () => ({ query: { key: "new" } }), own: withSupport }],
};
