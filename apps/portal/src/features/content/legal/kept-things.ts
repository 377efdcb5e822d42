import type { PlainKey } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

type LegalKey = PlainKey<Originals["legal"]>;

/** One row of the list of what the browser keeps. */
export interface KeptThing {
  readonly names: readonly string[];
  readonly place: "place.cookie" | "place.local" | "place.session" | "place.database";
  readonly purpose: Extract<LegalKey, `purpose.${string}`>;
  readonly time: Extract<LegalKey, `time.${string}`>;
}

/**
 * Everything that the portal and its server keep in a browser, all of it needed to do what the visitor asked for: cookies,
 * local and session storage, and a database. A test holds it against the values that the portal declares.
 */
export const keptThings: readonly KeptThing[] = [
  {
    names: ["vycep-session", "vycep-interaction", "vycep-resume"],
    place: "place.cookie",
    purpose: "purpose.session",
    time: "time.signOut",
  },
  {
    names: ["vycep-punch-out", "vycep-punch-out-visit"],
    place: "place.cookie",
    purpose: "purpose.cart",
    time: "time.day",
  },
  { names: ["vycep-device"], place: "place.cookie", purpose: "purpose.device", time: "time.year" },
  { names: ["lang", "store"], place: "place.local", purpose: "purpose.language", time: "time.kept" },
  { names: ["sawTutorials"], place: "place.local", purpose: "purpose.tutorial", time: "time.kept" },
  { names: ["token", "owner"], place: "place.local", purpose: "purpose.signIn", time: "time.signOut" },
  { names: ["lastActivity"], place: "place.local", purpose: "purpose.idle", time: "time.signOut" },
  {
    names: [
      ...[
        "shipToId",
        "shippingMethod",
        "deliveryDate",
        "standardDeliveryDate",
        "exceptiondate",
        "onlyEmpties",
      ],
      ...["customertype", "orderInProgressAsked", "companyId", "notedChanges"],
    ],
    place: "place.local",
    purpose: "purpose.choice",
    time: "time.signOut",
  },
  {
    names: [
      ...[
        "unsentCart",
        "seenPrices",
        "sentTotal",
        "isFirstAddToCart",
        "customerOrderNumber",
        "noteForDriver",
        "typedNotes",
      ],
      ...["priceLimit", "fastEntry", "suggestedCartAmounts"],
    ],
    place: "place.local",
    purpose: "purpose.cart",
    time: "time.signOut",
  },
  {
    names: ["cellar", "cellarCounts", "cellarChange"],
    place: "place.local",
    purpose: "purpose.cellar",
    time: "time.day",
  },
  { names: ["vycep"], place: "place.database", purpose: "purpose.cellar", time: "time.day" },
  {
    names: ["cache-ttl-products", "catalogueSort"],
    place: "place.local",
    purpose: "purpose.catalog",
    time: "time.signOut",
  },
  {
    names: ["id_token", "uidClaim", "unknownPerson", "intendedPath", "idleOut", "signIn", "typedEmail"],
    place: "place.session",
    purpose: "purpose.signIn",
    time: "time.tab",
  },
  { names: ["sentOrder", "sentGoods"], place: "place.session", purpose: "purpose.cart", time: "time.tab" },
  {
    names: ["tutorialClosed", "hiddenBanners"],
    place: "place.session",
    purpose: "purpose.tutorial",
    time: "time.tab",
  },
  { names: ["askedFirst"], place: "place.session", purpose: "purpose.opening", time: "time.tab" },
];
