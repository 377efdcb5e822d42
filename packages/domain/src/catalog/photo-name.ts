import { ok, type Result, refused } from "../kernel/result.ts";

/** So many photos a product may have. */
export const MOST_PHOTOS = 20;

/** Which photo of which product a file is. */
export type PhotoPlace = { readonly sku: string; readonly position: number };

/** Why a file is nobody's photo: no picture by its name, no product of that number, or too many of one. */
export type PhotoNameRefusal = {
  readonly kind: "no-picture-name" | "no-such-product" | "too-many-photos";
  /** What the name says. */
  readonly said: string;
};

/**
 * The numbers that the name of a photo may begin with: the whole of it, or what stands before the position. Numbers may hold a hyphen
 * themselves.
 *
 * @example numbersInName("100101-2.png") // ["100101-2", "100101"]
 */
export function numbersInName(file: string): readonly string[] {
  const stem = stemOf(file);
  const [, sku] = /^(.+)-[1-9]\d{0,3}$/.exec(stem) ?? [];
  return [stem, sku ?? ""].filter((number) => number !== "");
}

/**
 * Which file is whose photo (DGOOD-05, CATALOG-04): `100101.jpg` is the first of 100101, `100101-2.png` its second. What is a
 * product's number as a whole is one.
 *
 * @example photoPlaceOf("100101-2.png", new Set(["100101"])) // ok { sku: "100101", position: 2 }
 */
export function photoPlaceOf(
  file: string,
  knownSkus: ReadonlySet<string>,
): Result<PhotoPlace, PhotoNameRefusal> {
  const stem = stemOf(file);
  if (stem === "") return refused({ kind: "no-picture-name", said: file });
  const sku = numbersInName(file).find((number) => knownSkus.has(number));
  if (sku === undefined) return refused({ kind: "no-such-product", said: stem });
  const position = sku === stem ? 1 : Number(stem.slice(sku.length + 1));
  if (position > MOST_PHOTOS) return refused({ kind: "too-many-photos", said: String(position) });
  return ok({ sku, position });
}

function stemOf(file: string): string {
  return /^(.+)\.(jpe?g|png|webp)$/i.exec(file)?.[1] ?? "";
}
