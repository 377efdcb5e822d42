/** The nouns that have words, each with its Czech file as the original. A new noun is one new line here. */
export interface Originals {
  readonly shell: typeof import("./shell/cs.ts").texts;
  readonly identity: typeof import("./identity/cs.ts").texts;
  readonly home: typeof import("./home/cs.ts").texts;
  readonly brand: typeof import("./brand/cs.ts").texts;
  readonly tutorial: typeof import("./tutorial/cs.ts").texts;
  readonly legal: typeof import("./legal/cs.ts").texts;
  readonly contracts: typeof import("./contracts/cs.ts").texts;
  readonly reporting: typeof import("./reporting/cs.ts").texts;
  readonly support: typeof import("./support/cs.ts").texts;
  readonly news: typeof import("./news/cs.ts").texts;
  readonly content: typeof import("./content/cs.ts").texts;
  readonly delivery: typeof import("./delivery/cs.ts").texts;
  readonly cellar: typeof import("./cellar/cs.ts").texts;
  readonly move: typeof import("./move/cs.ts").texts;
  readonly preferences: typeof import("./preferences/cs.ts").texts;
  readonly products: typeof import("./products/cs.ts").texts;
  readonly catalog: typeof import("./catalog/cs.ts").texts;
  readonly bundles: typeof import("./bundles/cs.ts").texts;
  readonly "order-form": typeof import("./order-form/cs.ts").texts;
  readonly favourites: typeof import("./favourites/cs.ts").texts;
  readonly suggestions: typeof import("./suggestions/cs.ts").texts;
  readonly "fast-entry": typeof import("./fast-entry/cs.ts").texts;
  readonly documents: typeof import("./documents/cs.ts").texts;
  readonly orders: typeof import("./orders/cs.ts").texts;
  readonly reorder: typeof import("./reorder/cs.ts").texts;
  readonly list: typeof import("./list/cs.ts").texts;
  readonly papers: typeof import("./papers/cs.ts").texts;
  readonly print: typeof import("./print/cs.ts").texts;
  readonly "saved-orders": typeof import("./saved-orders/cs.ts").texts;
  readonly cart: typeof import("./cart/cs.ts").texts;
  readonly empties: typeof import("./empties/cs.ts").texts;
  readonly events: typeof import("./events/cs.ts").texts;
  readonly checkout: typeof import("./checkout/cs.ts").texts;
  readonly profile: typeof import("./profile/cs.ts").texts;
  readonly factors: typeof import("./factors/cs.ts").texts;
  readonly passwords: typeof import("./passwords/cs.ts").texts;
  readonly "on-behalf": typeof import("./on-behalf/cs.ts").texts;
  readonly "punch-out": typeof import("./punch-out/cs.ts").texts;
  readonly programs: typeof import("./programs/cs.ts").texts;
  readonly devices: typeof import("./devices/cs.ts").texts;
  readonly users: typeof import("./users/cs.ts").texts;
  readonly academy: typeof import("./academy/cs.ts").texts;
  readonly announcements: typeof import("./announcements/cs.ts").texts;
  readonly notices: typeof import("./notices/cs.ts").texts;
  readonly "notice-settings": typeof import("./notice-settings/cs.ts").texts;
  readonly marketing: typeof import("./marketing/cs.ts").texts;
  readonly push: typeof import("./push/cs.ts").texts;
  readonly search: typeof import("./search/cs.ts").texts;
  readonly shortcuts: typeof import("./shortcuts/cs.ts").texts;
  readonly claims: typeof import("./claims/cs.ts").texts;
  readonly tickets: typeof import("./tickets/cs.ts").texts;
  /** Of the desk alone. */
  readonly desk: typeof import("./desk/cs.ts").texts;
  readonly staff: typeof import("./staff/cs.ts").texts;
  readonly audit: typeof import("./audit/cs.ts").texts;
  readonly "audit-fields": typeof import("./audit-fields/cs.ts").texts;
  readonly "claim-desk": typeof import("./claim-desk/cs.ts").texts;
  readonly "ticket-desk": typeof import("./ticket-desk/cs.ts").texts;
  readonly "ticket-times": typeof import("./ticket-times/cs.ts").texts;
  readonly "ticket-templates": typeof import("./ticket-templates/cs.ts").texts;
  readonly calls: typeof import("./calls/cs.ts").texts;
  readonly customers: typeof import("./customers/cs.ts").texts;
  readonly weekdays: typeof import("./weekdays/cs.ts").texts;
  readonly deliveries: typeof import("./deliveries/cs.ts").texts;
  readonly holidays: typeof import("./holidays/cs.ts").texts;
  readonly "calendar-desk": typeof import("./calendar-desk/cs.ts").texts;
  readonly "capacity-desk": typeof import("./capacity-desk/cs.ts").texts;
  readonly "limits-desk": typeof import("./limits-desk/cs.ts").texts;
  readonly "role-table": typeof import("./role-table/cs.ts").texts;
  readonly "paper-desk": typeof import("./paper-desk/cs.ts").texts;
  readonly "portal-settings": typeof import("./portal-settings/cs.ts").texts;
  readonly "content-desk": typeof import("./content-desk/cs.ts").texts;
  readonly today: typeof import("./today/cs.ts").texts;
  readonly printing: typeof import("./printing/cs.ts").texts;
  readonly rounds: typeof import("./rounds/cs.ts").texts;
  readonly integrations: typeof import("./integrations/cs.ts").texts;
  readonly "price-desk": typeof import("./price-desk/cs.ts").texts;
  readonly payments: typeof import("./payments/cs.ts").texts;
  readonly "product-desk": typeof import("./product-desk/cs.ts").texts;
  readonly "order-desk": typeof import("./order-desk/cs.ts").texts;
}

/** A noun that has words. */
export type Noun = keyof Originals;

/** The words of one noun in one language: key → text. */
export type Words = Readonly<Record<string, string>>;
