/** Why a line of an order by EDI does not come as it was asked, as partners are told beside their code. */
import type { EdiReason } from "@vycep/domain/edi/order-message";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const ediReasons: Sentences<EdiReason> = said.ediReasons;

/** What rows of an invoice are called that have no name of their own, and why packaging carries no VAT. */
export const ediRows: Sentences<"supplies" | "depositOut" | "depositBack" | "withoutVat"> = said.ediRows;
