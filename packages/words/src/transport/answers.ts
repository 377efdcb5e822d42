/** Labels of the seven methods (TRANSPORT-01…07). */
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const methodLabels: Sentences<ShippingMethod> = said.methodLabels;
