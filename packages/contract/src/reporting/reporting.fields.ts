import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  consumptionSchema,
  embedConfigSchema,
  emptiesAccountSchema,
  reportsSchema,
} from "./reporting.rest.ts";

const id = "Which report it is.";
const type = "own is drawn by the portal, embedded by the brewery's own tool within a frame.";
const path = "Page of an own report, below the portal; null of the embedded one.";
const now = "Delivered less credited, in litres, boxes or whole currency as was asked.";
const before = "The same of the span before; nought where there is none.";

/** Everything that has a name and is compared. */
const compared = (list: string, key: string) => ({
  [`${list}.key`]: key,
  [`${list}.name`]: "What it is called, in the language of the call.",
  [`${list}.now`]: now,
  [`${list}.before`]: before,
});

export const reportingFields = [
  told(reportsSchema, {
    id,
    name: "What it is called, in the language of the call.",
    description: "What it tells, in a sentence.",
    type,
    path,
  }),
  told(embedConfigSchema, {
    id: "Which report it is; without a tool of the brewery's, consumption stands for the embedded one.",
    type,
    path,
    embedUrl: "Address of the frame, with its token; null of an own report.",
    accessToken: "The token by itself; null of an own report.",
    expiration: `Until when the address works: ${words.instant} Null of an own report.`,
  }),
  told(consumptionSchema, {
    from: "First day, yyyy-MM-dd.",
    to: "Last day, yyyy-MM-dd.",
    before: "The same days a year before; null where several years are looked at.",
    "before.from": "First day of them, yyyy-MM-dd.",
    "before.to": "Last day of them, yyyy-MM-dd.",
    step: "What a bar stands for.",
    measure:
      "In what it is counted: litres, boxes, or a currency by its three letters (without VAT and deposits).",
    measures: "All that there is something to tell in.",
    total: "All places together.",
    "total.now": now,
    "total.before": before,
    active: "The same without suspended places; null where none is suspended.",
    "active.now": now,
    "active.before": before,
    "active.places": "How many places are not suspended.",
    strongest: "Key of the highest bar; null where nothing was bought.",
    parts: "What the bars are parted by, the largest first.",
    "parts.key": "Stable name of the part.",
    "parts.name": "What it is called, in the language of the call.",
    bars: "One bar for each step, the earliest first.",
    "bars.key": "Month (yyyy-MM) or year (yyyy).",
    "bars.now": now,
    "bars.before": before,
    "bars.parts": "Values of the parts, in their order; nought where a bar lacks one.",
    brands: "One entry for each brand.",
    ...compared("brands", "Name of the brand."),
    packagings: "One entry for each kind of packaging.",
    ...compared("packagings", "Kind of packaging, such as keg or tank."),
    places: "One entry for each place.",
    ...compared("places", words.place),
    "places.isSuspended": "Whether the place is suspended: then it takes nothing any more.",
    products: "One entry for each product.",
    ...compared("products", words.sku),
  }),
  told(emptiesAccountSchema, {
    shipToId: words.place,
    shipToName: words.placeName,
    from: "First day, yyyy-MM-dd.",
    to: "Last day, yyyy-MM-dd.",
    currency: words.currency,
    types: "One entry for each type of packaging that there is something to tell of.",
    "types.code": "Type of packaging, such as KEG50.",
    "types.name": "What it is called, in the language of the call.",
    "types.opening": "Pieces at the place before the first day.",
    "types.delivered": "Pieces that came with goods.",
    "types.returned": "Pieces that went back.",
    "types.corrected": "Pieces that stock-takings found more, or less (below nought).",
    "types.balance": "Pieces at the place by the end of the last day.",
    "types.deposit": "Deposit of one piece on the last day, in whole currency (1500).",
    "types.worth": "Deposits of the balance, in whole currency.",
    worth: "Deposits of all types together, in whole currency (97136.5).",
    movements: "One page of what came and went, the newest first.",
    "movements.day": "The day, yyyy-MM-dd.",
    "movements.code": "Type of packaging.",
    "movements.name": "What it is called, in the language of the call.",
    "movements.kind": "delivered with goods, returned by the place, or counted at a stock-taking.",
    "movements.change": "Pieces; below nought those that went.",
    "movements.balance": "Pieces at the place afterwards.",
    "movements.orderNumber": `${words.order} Null of a stock-taking.`,
    total: "How many movements there are on all pages together.",
  }),
];
