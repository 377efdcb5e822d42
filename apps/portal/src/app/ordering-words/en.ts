import { texts as cart } from "@vycep/words/cart/en";
import { texts as delivery } from "@vycep/words/delivery/en";
import { texts as notices } from "@vycep/words/notices/en";
import { texts as preferences } from "@vycep/words/preferences/en";
import { texts as products } from "@vycep/words/products/en";
import { texts as search } from "@vycep/words/search/en";
import type { WordsOfOrdering } from "./nouns.ts";

export const orderingWords: WordsOfOrdering = { cart, delivery, notices, preferences, products, search };
