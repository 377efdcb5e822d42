import { texts as cart } from "@vycep/words/cart/cs";
import { texts as delivery } from "@vycep/words/delivery/cs";
import { texts as notices } from "@vycep/words/notices/cs";
import { texts as preferences } from "@vycep/words/preferences/cs";
import { texts as products } from "@vycep/words/products/cs";
import { texts as search } from "@vycep/words/search/cs";
import type { WordsOfOrdering } from "./nouns.ts";

export const orderingWords: WordsOfOrdering = { cart, delivery, notices, preferences, products, search };
