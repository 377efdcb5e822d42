/** An open list of which POS (OP-50) and WHS (D21) have rules of their own; compared exactly. */
export type CustomerType = string;

/** Facts of one permission-schema entry that decide the customer type. */
export type CustomerTypeFacts = { readonly customerTypes: readonly CustomerType[] };

/**
 * The user's customer type: that of the first role detail of the first schema entry (PERM-11, OP-77).
 * Undefined when it is missing or empty, which is logged and never shown (SESSION-25).
 *
 * @example customerTypeOf([{ customerTypes: ["POS"] }]) // "POS"
 */
export function customerTypeOf(entries: readonly CustomerTypeFacts[]): CustomerType | undefined {
  return entries[0]?.customerTypes[0] || undefined;
}

/**
 * Whether a customer runs points of sale (OP-50).
 *
 * @example isPos("POS") // true
 */
export function isPos(type: CustomerType): boolean {
  return type === "POS";
}
