import { begins } from "@vycep/domain/catalog/search-goods";
import type { SoughtWords } from "@vycep/domain/catalog/sought-words";
import type { Language } from "@vycep/domain/market/language";
import { unpackTexts } from "./packed-texts.ts";
import type { RangeGoods } from "./range.ts";

/**
 * Finds the better of two: the very number first, then goods in which the words begin words ("ipa" is no "multipack"), then
 * names that hold the words with their diacritics as typed (C25); of goods that fit alike a drink before a glass.
 */
export function relevanceOf(goods: RangeGoods, { text, words }: SoughtWords, language: Language): number {
  const { shared } = goods;
  const isNumber = text === shared.sku.toLowerCase() || text === shared.ean || text === shared.eanItem;
  const name = unpackTexts(goods.names)[language].toLowerCase();
  const begun = words.filter((word) => begins(goods, word)).length;
  // What is called so comes before what is called so by others.
  const literal = words.filter(({ folded }) => goods.searchText.includes(folded)).length;
  const exact = words.filter((word) => name.includes(word.text)).length;
  const isDrink = shared.itemMillilitres !== null;
  return (isNumber ? 1000 : 0) + begun * 10 + literal * 2 + exact + (isDrink ? 0.5 : 0);
}
