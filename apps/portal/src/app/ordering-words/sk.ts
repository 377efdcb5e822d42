import { texts as cart } from "@vycep/words/cart/sk";
import { texts as delivery } from "@vycep/words/delivery/sk";
import { texts as notices } from "@vycep/words/notices/sk";
import { texts as preferences } from "@vycep/words/preferences/sk";
import { texts as products } from "@vycep/words/products/sk";
import { texts as search } from "@vycep/words/search/sk";
import type { WordsOfOrdering } from "./nouns.ts";

export const orderingWords: WordsOfOrdering = { cart, delivery, notices, preferences, products, search };
