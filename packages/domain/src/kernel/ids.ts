import type { Brand } from "./brand.ts";

export type ShipToId = Brand<string, "ShipToId">;
export type CompanyId = Brand<string, "CompanyId">;
export type UserId = Brand<string, "UserId">;
export type CartId = Brand<string, "CartId">;
export type Sku = Brand<string, "Sku">;
export type OrderNumber = Brand<string, "OrderNumber">;

/** Finds something by a product's number: a map, or what looks it up in one. */
export type BySku<T> = { readonly get: (sku: Sku) => T | undefined };

/** Printable ASCII without spaces: what ERP numbers, UUIDs and SKUs are made of. */
const idShape = /^[!-~]{1,64}$/;

/**
 * Reads an id that came from outside; undefined when it cannot be one (empty, longer than 64, blanks).
 * An id that parses may still name nothing: that is the reader's answer, not ours.
 *
 * @example parseId("100101") // "100101"
 */
export function parseId<Id extends Brand<string, string>>(text: string): Id | undefined {
  return idShape.test(text) ? (text as Id) : undefined;
}

/**
 * Takes an id from a source we trust (our own rows, tests); throws when the source was wrong.
 *
 * @example toId("500101") // "500101"
 */
export function toId<Id extends Brand<string, string>>(text: string): Id {
  const id = parseId<Id>(text);
  if (id === undefined) throw new RangeError(`not an id: ${JSON.stringify(text)}`);
  return id;
}

/** Reads a ship-to number. @example parseShipToId("500101") // "500101" */
export const parseShipToId = (text: string): ShipToId | undefined => parseId<ShipToId>(text);
/** Reads a company id. @example parseCompanyId("C1") // "C1" */
export const parseCompanyId = (text: string): CompanyId | undefined => parseId<CompanyId>(text);
/** Reads a stock keeping unit. @example parseSku("100101") // "100101" */
export const parseSku = (text: string): Sku | undefined => parseId<Sku>(text);
