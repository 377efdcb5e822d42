import { remembered } from "@vycep/domain/kernel/remembered";
import { LANGUAGES } from "@vycep/domain/market/language";
import { type Texts, textsOf } from "@vycep/domain/market/texts";

/** A text in all languages in as few bytes as may be: one string of the bytes of UTF-8, each a letter of its own. */
export type PackedTexts = string & { readonly packed: unique symbol };

/** Stands in no text. */
const end = "\u0001";

/**
 * A letter beyond Western Europe makes a string of V8 twice as long, and nearly every Czech name has one: three names that
 * are kept as they are take a third of the memory of a product.
 */
export function packTexts(texts: Texts): PackedTexts {
  const joined = LANGUAGES.map((language) => texts[language]).join(end);
  return Buffer.from(joined, "utf8").toString("latin1") as PackedTexts;
}

export function unpackTexts(packed: PackedTexts): Texts {
  const texts = Buffer.from(packed, "latin1").toString("utf8").split(end);
  return textsOf(Object.fromEntries(LANGUAGES.map((language, at) => [language, texts[at]])));
}

/** The same for goods that are shown: pages show the same ones again and again. About half a megabyte. */
export const unpackShownTexts = remembered(unpackTexts, 2000);
