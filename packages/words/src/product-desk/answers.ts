/** Why a product was not changed, and what is wrong with single fields of it (DGOOD-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ProductMessage = keyof typeof said.productMessages;

export const productMessages: Sentences<ProductMessage> = said.productMessages;

export type PhotoMessage = keyof typeof said.photoMessages;

/** Why a file is no photo of a product, and why photos were not arranged (DGOOD-05). */
export const photoMessages: Sentences<PhotoMessage> = said.photoMessages;

/** By the codes of the importers. */
export const productFaults: Sentences<keyof typeof said.productFaults> = said.productFaults;
