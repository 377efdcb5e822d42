/** What the brewery's systems keep here, and as what an ERP owns it (B16). */
export const MASTER_DATA = {
  categories: "products",
  empties: "products",
  "empties-deposits": "products",
  products: "products",
  "product-markets": "products",
  availability: "products",
  "price-lists": "prices",
  "promo-leaflets": "prices",
  companies: "customers",
  "ship-tos": "customers",
  "product-limits": "products",
  users: "customers",
  "edi-partners": "customers",
  content: "content",
} as const;

export type MasterNoun = keyof typeof MASTER_DATA;

/** What a key lets its program do: `products` to read and change them, `products:read` to read them only. */
export type ServiceRight = MasterNoun | `${MasterNoun}:read`;

/**
 * Whether a word is a right that a key can have.
 *
 * @example isServiceRight("products:read") // true
 * @example isServiceRight("orders") // false
 */
export function isServiceRight(word: string): word is ServiceRight {
  return Object.hasOwn(MASTER_DATA, word.replace(/:read$/, ""));
}

/** Of what the brewery's own people keep, this becomes a draft that one of them hands in (DPRICE-05). */
const KEPT_IN_DRAFTS: readonly MasterNoun[] = ["price-lists"];

/**
 * Whether rows of a program become a draft of the desk: prices do, where no system of the brewery's owns them (DPRICE-05).
 *
 * @example isKeptInDraft("price-lists", ["products"]) // true
 * @example isKeptInDraft("price-lists", ["prices"]) // false
 */
export function isKeptInDraft(noun: MasterNoun, owns: readonly string[]): boolean {
  return KEPT_IN_DRAFTS.includes(noun) && !owns.includes(MASTER_DATA[noun]);
}

export type ServiceRefusal = "noun-not-granted" | "not-owned";

/**
 * Why a program may not do what it asks. It changes directly only what the brewery has said that its systems own: there it is
 * the system that is right, and nobody at the brewery is overwritten. Prices become a draft elsewhere; everything else may
 * only be read.
 *
 * @example whyNotServed({ rights: ["products"], owns: ["products"] }, { noun: "products", isChange: true }) // undefined
 * @example whyNotServed({ rights: ["promo-leaflets"], owns: ["products"] }, { noun: "promo-leaflets", isChange: true }) // "not-owned"
 * @example whyNotServed({ rights: ["users:read"], owns: ["customers"] }, { noun: "users", isChange: true }) // "noun-not-granted"
 */
export function whyNotServed(
  { rights, owns }: { readonly rights: readonly string[]; readonly owns: readonly string[] },
  { noun, isChange }: { readonly noun: MasterNoun; readonly isChange: boolean },
): ServiceRefusal | undefined {
  const isGranted = rights.includes(noun) || (!isChange && rights.includes(`${noun}:read`));
  if (!isGranted) return "noun-not-granted";
  const isKept = owns.includes(MASTER_DATA[noun]) || isKeptInDraft(noun, owns);
  return isChange && !isKept ? "not-owned" : undefined;
}
