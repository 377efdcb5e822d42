import { announcementMessages } from "@vycep/words/announcements/answers";
import { keyMessages } from "@vycep/words/api-keys/answers";
import { calendarMessages } from "@vycep/words/calendar/answers";
import {
  breachSentences,
  choiceSentences,
  lineProblems,
  lineRefusals,
  previewOutdated,
} from "@vycep/words/cart/answers";
import { claimMessages } from "@vycep/words/claims/answers";
import { contentMessages } from "@vycep/words/content/answers";
import { ediReasons } from "@vycep/words/edi/answers";
import { emptiesRefusals } from "@vycep/words/empties/answers";
import type { Sentence } from "@vycep/words/engine/sentence";
import { errorSentences } from "@vycep/words/errors/answers";
import { entryRefusals } from "@vycep/words/fast-entry/answers";
import { favouriteRefusals } from "@vycep/words/favourites/answers";
import { passwordMessages } from "@vycep/words/identity/answers";
import { masterRowFaults } from "@vycep/words/imports/answers";
import {
  cartChanged,
  limitBelowTotal,
  notCancelledMessages,
  notKeptMessages,
  onPunchOutVisit,
  priceChanged,
} from "@vycep/words/orders/answers";
import { notStartedMessages, shippingInputMessages } from "@vycep/words/preferences/answers";
import { emailChangeMessages, profileMessages } from "@vycep/words/profile/answers";
import { notReorderedMessages, notSavedMessages } from "@vycep/words/saved-orders/answers";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { fileMessages, ticketMessages } from "@vycep/words/tickets/answers";
import { administrationMessages, userMessages } from "@vycep/words/users/answers";
import { webhookMessages } from "@vycep/words/webhooks/answers";

type Told = Readonly<Record<string, Sentence>>;

/** Refusals that are answers of GraphQL, by where they stand. */
export const answersOfBusiness: readonly { readonly title: string; readonly sentences: Told }[] = [
  { title: "Where, how and when: `setTransportType`", sentences: notStartedMessages },
  { title: "Lines that are not changed: `user_errors`", sentences: lineRefusals },
  {
    title: "What stands between a cart and an order: `blockers`",
    sentences: { ...choiceSentences, ...breachSentences },
  },
  { title: "What is wrong with a line: `blockers` and `errors` of it", sentences: lineProblems },
  { title: "Empties that are planned to go back", sentences: emptiesRefusals },
  { title: "Rows of fast entry", sentences: entryRefusals },
  { title: "Favourites", sentences: favouriteRefusals },
  {
    title: "Orders that are not placed: `reason` of `placeOrder`, beside all `blockers`",
    sentences: {
      "price-changed": priceChanged,
      "cart-changed": cartChanged,
      "limit-below-total": limitBelowTotal,
      "on-punch-out-visit": onPunchOutVisit,
    },
  },
  { title: "Saved orders that are not kept", sentences: notSavedMessages },
  { title: "Orders that are not repeated", sentences: notReorderedMessages },
  { title: "Orders that are not cancelled", sentences: notCancelledMessages },
  { title: "Prices of an order that are not kept", sentences: notKeptMessages },
  { title: "A cart that is not moved: `moveCart`", sentences: { "preview-outdated": previewOutdated } },
];

/** Refusals of what comes in bulk and by files, which have codes of their own. */
export const answersOfSystems: typeof answersOfBusiness = [
  { title: "Lines of an order by [EDI](edi.md)", sentences: ediReasons },
  { title: "Rows of [master data](master-data.md), and of files", sentences: masterRowFaults },
];

/** Refusals of Magento's own calls for place and way: errors of GraphQL that no source names one by one. */
export const shippingInputCodes: readonly string[] = Object.keys(shippingInputMessages);

const told: readonly Told[] = [
  errorSentences,
  ...[shipToMessages, shippingInputMessages, calendarMessages, ticketMessages, fileMessages, claimMessages],
  ...[passwordMessages, profileMessages, emailChangeMessages, userMessages, administrationMessages],
  ...[keyMessages, webhookMessages, contentMessages, announcementMessages],
  ...answersOfBusiness.map(({ sentences }) => sentences),
];

/** Every code that there are words for, but those of the desk beside them. */
export function toldCodes(): readonly string[] {
  const ofDesk = new Set(["webhook-off", "status-not-offered"]);
  const tables = [...told, ...answersOfSystems.map(({ sentences }) => sentences)];
  return tables.flatMap((table) => Object.keys(table)).filter((code) => !ofDesk.has(code));
}

/** What a code says in English; undefined where the call itself says it. */
export function sentenceOf(code: string): string | undefined {
  return told.find((sentences) => Object.hasOwn(sentences, code))?.[code]?.en;
}
