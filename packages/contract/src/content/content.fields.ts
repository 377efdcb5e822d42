import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  bannersSchema,
  helpPageSchema,
  menuSchema,
  pageContentSchema,
  portalLinkSchema,
  supportContactSchema,
  termsSchema,
} from "./content.rest.ts";
import { serviceStatusSchema } from "./service-status.rest.ts";

export const contentFields = [
  told(portalLinkSchema, {
    name: "Key of the link, by which a page finds it; an ending SK or a beginning sk is Slovak.",
    label: "What is shown, in the language of the call.",
    url: "Where it leads.",
    type: "Group of links that it stands in, such as mobile brands.",
    order: "The least comes first.",
  }),
  told(supportContactSchema, {
    market: words.market,
    phone: "Telephone of customer service; null where the brewery has not said.",
    email: "Address of customer service; null where the brewery has not said.",
    hours: "When somebody answers; empty where the brewery has not said.",
    "hours.weekdays": "Days on which it is so, 1 Monday … 7 Sunday.",
    "hours.from": "From then on, HH:mm on the clocks of the market.",
    "hours.to": "Until then, HH:mm on the clocks of the market.",
  }),
  told(serviceStatusSchema, {
    daysOff: "Days off by law of the next two weeks, on which nobody answers: yyyy-MM-dd.",
    orders: "working: orders reach the brewery at once; delayed: they are kept and go out by themselves.",
  }),
  told(menuSchema, {
    items: "Links in their order, only those that whoever asks may see.",
    "items.name": "Key of the page.",
    "items.label": "What is shown, in the language of the call.",
    "items.url": "Address of the page, below the portal.",
    "items.permission": "Name of the permission that the page needs; null asks for nothing.",
    "items.place": "In which menu it stands: main, that of the user, or more.",
    "items.area": "Beginning of all addresses that belong to it, to mark where one is.",
    "items.insteadOf": "Key of the page it stands for, to whoever may not open that one; else null.",
  }),
  told(pageContentSchema, {
    locationId: "Name of its place in the portal.",
    title: "Heading.",
    body: "Formatted text.",
  }),
  told(helpPageSchema, {
    id: "Name of the page among those of the tutorial.",
    page: "The least comes first.",
    section: "Heading that it stands under; empty is none.",
    name: "Heading of the page itself.",
    body: "Formatted text.",
    file: "Picture or film beside it; null is none.",
    "file.link": "Where the picture or film is.",
    newCapability: "Whether it is announced as new.",
    mgnllastModified: `When it was changed last: ${words.instant} Null when it never was.`,
  }),
  told(bannersSchema, {
    rotationSeconds: "For how many seconds each of them is shown.",
    banners: "Those that stand today, the gravest first.",
    "banners.id": "Name of the message.",
    "banners.tone": "How grave it is: critical, warning or info.",
    "banners.title": "Heading.",
    "banners.body": "What there is to say.",
    "banners.link": "Where it leads; null is nowhere.",
  }),
  told(termsSchema, {
    version: "Names these terms, for `users/SetTermsAgreed`.",
    validFrom: "Day since which they hold, yyyy-MM-dd.",
    title: "Heading.",
    body: "Formatted text.",
  }),
];
