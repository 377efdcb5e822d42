import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { announcementSchema, announcementsAnswer, dismissAnnouncementBody } from "./announcements.rest.ts";
import { noticeSettingsAnswer, setNoticeSettingsBody } from "./notice-settings.rest.ts";
import {
  markNoticesBody,
  noticeFactsSchema,
  noticeSchema,
  noticesAnswer,
  unreadNoticesAnswer,
} from "./notices.rest.ts";

const minor = (what: string) => `${what}, in minor units: haléře, cents.`;
const setting = "What it is about, such as order-taken or payment-due.";
const names = "What the goods are called, by language.";

export const noticesFields = [
  told(noticeFactsSchema, {
    kind: "What happened; the other fields follow from it.",
    deliveryDay: "Day of delivery, yyyy-MM-dd.",
    "(delivery-changed).deliveryDay":
      "Day of delivery that changes, yyyy-MM-dd; of one that is added the day itself.",
    "(delivery-changed).movedTo": "Day on which it comes instead, yyyy-MM-dd; null where it does not come.",
    "(delivery-changed).news":
      "added: a day that comes besides; restored: one that is delivered after all; left out where it changes.",
    "(delivery-changed).reasons": "Why, by language; left out where the brewery does not say so.",
    "(order-taken).person": "Name of who placed the order.",
    isOffered: "Whether the order names what may be taken in place of what does not come.",
    isPartial: "Whether fewer boxes came than were confirmed.",
    "(order-cancelled).reason": "Why; left out where the brewery does not say so.",
    "(order-changed).dayBefore": "Day of delivery before the change, yyyy-MM-dd; null where it is the same.",
    totalMinor: minor("What the order comes to now"),
    totalMinorBefore: minor("What the order came to before"),
    currency: words.currency,
    lines: "Goods, by their names.",
    "lines.names": names,
    "(order-changed).lines": "Goods of which the order has more or fewer boxes.",
    "lines.before": "Boxes before the change; nought where the goods were added.",
    "lines.after": "Boxes now; nought where the goods were taken out.",
    message: "A word of the brewery along with it; left out where there is none.",
    replaces: "Number of the order whose shortage it brings.",
    documentKind: "Which kind of paper it is.",
    "(new-document).due": "Last day to pay, yyyy-MM-dd; null where nothing is to be paid.",
    "(payment-due).due": "Last day to pay, yyyy-MM-dd.",
    isOverdue: "Whether that day is over.",
    cutOffMinutes:
      "Until when is ordered for that delivery, as minutes since midnight on the clocks of Prague.",
    "(delivery-reminder).lines": "What stands in the cart; empty where there is no cart.",
    "lines.boxes": "How many boxes of it.",
    more: "How many further lines the cart has.",
    title: "Subject of the ticket.",
    status: "What the ticket has become.",
    order: words.order,
    document: "Number of the credit note.",
    lastDay: "Last day on which something may be claimed, yyyy-MM-dd.",
    "(access-requested).person": "Name of who asks.",
    permission: "Name of the permission that is asked for.",
  }),
  told(noticeSchema, {
    id: "Names the notice, to mark it.",
    subject: "Number of the order, paper or ticket; of a request the permission that was asked for.",
    shipToId: "Number of the place; null of what concerns the whole company.",
    at: `When it happened: ${words.instant}`,
    day: "The day of it on the clocks of Prague, yyyy-MM-dd.",
    minutes: "The time of it on the clocks of Prague, as minutes since midnight.",
    isRead: "Whether whoever asks has read it, on any device.",
    facts: "What there is to say; whoever shows it has the words.",
  }),
  told(noticesAnswer, { notices: "One page of the notices, the newest first.", next: words.next }),
  told(unreadNoticesAnswer, { unread: "How many notices are unread on every device." }),
  told(markNoticesBody, {
    ids: "Which ones; left out, all that one may read.",
    isRead: "true marks them as read, false as unread.",
  }),
  told(noticeSettingsAnswer, {
    places: "One entry for each place.",
    "places.shipToId": words.place,
    "places.settings": "What one can be told of there; only what one may read of.",
    "places.settings.setting": setting,
    "places.settings.ways": "The ways that there are; one that is left out does not exist for it.",
    "places.settings.ways.bell": "Whether the bell of the portal tells of it.",
    "places.settings.ways.mail": "Whether a mail tells of it.",
    "places.settings.ways.push": "Whether a message to one's devices tells of it.",
  }),
  told(setNoticeSettingsBody, {
    changes: "Switches to turn; all of them or none.",
    "changes.shipToId": words.place,
    "changes.setting": setting,
    "changes.way": "bell of the portal, mail, or push to one's devices.",
    "changes.isWanted": "Whether it is to be told this way.",
  }),
  told(announcementSchema, {
    key: "Names the message, to put it away.",
    severity: "How grave it is: critical, warning or info.",
    title: "Heading, in the language of the call.",
    body: "What there is to say; empty where the heading says it all.",
    link: "Where it leads; null is nowhere.",
    mayDismiss: "Whether it can be put away; what is critical stays until it ends.",
  }),
  told(announcementsAnswer, {
    announcements: "Those that stand for whoever asks now, the gravest first.",
    changesInSeconds: "After so many seconds one begins or ends; null where none does.",
  }),
  told(dismissAnnouncementBody, { key: "Which message is put away, on all devices and for good." }),
];
