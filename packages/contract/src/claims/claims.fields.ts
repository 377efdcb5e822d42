import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  claimAnswer,
  claimDraftAnswer,
  claimDraftBody,
  claimSchema,
  createClaimAnswer,
  createClaimBody,
  deliveryToClaimAnswer,
} from "./claims.rest.ts";

const minor = (what: string) => `${what}, in minor units: haléře, cents.`;
const line = "Number of the line in the order.";
const reason =
  "short: fewer came; damaged; wrong: other goods came; short-dated: its date is too near; spoiled: it is not good.";
const note = "A word along with it; may be empty.";

const wanted = {
  lines: "What is claimed, line by line.",
  "lines.line": line,
  "lines.reason": reason,
  "lines.boxes": `How many are claimed. ${words.boxes}`,
  "lines.photos": "Ids of pictures that were uploaded for it; may be empty.",
  note,
};

export const claimsFields = [
  told(claimDraftBody, wanted),
  told(claimDraftAnswer, { savedAt: `When it was kept: ${words.moment}` }),
  told(createClaimBody, {
    ...wanted,
    order: "Number of the order that was delivered.",
    market: "CZ for the portal of the brewery, IT for that of its brand.",
    expectedMinor: minor(
      "The sum that was shown, with VAT and deposits; where it is another one, that is told and nothing is sent",
    ),
  }),
  told(createClaimAnswer, {
    caseNumber: "Number of the ticket that the claim is.",
    expectedMinor: minor("What is to be credited, with VAT and deposits"),
  }),
  told(claimSchema, {
    caseNumber: "Number of the ticket that the claim is.",
    order: words.order,
    sentAt: `When it was sent: ${words.moment}`,
    person: "Name of who sent it.",
    currency: words.currency,
    state: "sent: nothing was credited yet; partly-credited; credited: every box was.",
    expectedMinor: minor("What was to be credited when it was sent, with VAT and deposits"),
    lines: "What was claimed, line by line.",
    "lines.line": line,
    "lines.name": "What the goods are called, in the language of the call.",
    "lines.reason": reason,
    "lines.boxes": "How many boxes were claimed.",
    "lines.credited": "How many of them were credited so far.",
    credits: "Credit notes that answer it, the earliest first.",
    "credits.number": "Number of the credit note.",
    "credits.at": `When it came: ${words.moment}`,
    "credits.boxes": "How many of the claimed boxes it credits.",
    "credits.totalMinor": `${minor("What the credit note comes to")} Null until the paper is here.`,
  }),
  told(claimAnswer, { claim: "The claim; null where there is none." }),
  told(deliveryToClaimAnswer, {
    order: words.order,
    shipTo: words.place,
    currency: words.currency,
    payment: "How the company pays; what is credited in cash is rounded to what coins can pay.",
    deliveryDay: "Day of the delivery, yyyy-MM-dd.",
    refusal: "Why nothing can be claimed: not-delivered yet, or claim-too-late. Null where something can.",
    term: "Until when is claimed, counted from the day of the delivery.",
    "term.days": "So many days, the last one included.",
    "term.spoiledDays": "So many days for what is spoiled.",
    today: "Today on the clocks of Prague, yyyy-MM-dd.",
    lines: "Lines of the order.",
    "lines.line": line,
    "lines.sku": words.sku,
    "lines.name": "What the goods are called, in the language of the call.",
    "lines.delivered": "How many boxes were delivered.",
    "lines.left": "How many boxes may still be claimed.",
    "lines.unitPriceMinor": minor("Price of one box without VAT"),
    "lines.unitDepositMinor": minor("Deposit of one box"),
    "lines.vatPct": "Rate of VAT in percent.",
    draft: "What whoever asks has begun to claim; null where nothing was.",
    claims: "Claims of this order that were sent, the newest first.",
  }),
];
