/** The labels of the status lists, also in the languages that only lists are in (LANG-02, LANG-18, HISTORY-12…14, D16). */
import type { LabelLanguage } from "@vycep/domain/market/language";
import type { DeliveryStatus, FinerStep, ProcessingState, ShownStatus } from "@vycep/domain/orders/status";
import { inEveryLabelLanguage } from "../engine/sentence.ts";

const said = await inEveryLabelLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** A label for each code of a list, in all languages that lists are in. */
export type Labels<Code extends string> = Readonly<Record<Code, Readonly<Record<LabelLanguage, string>>>>;

/** HISTORY-14, OP-123. */
export const shownStatusLabels: Labels<ShownStatus> = said.shownStatusLabels;

/** The finer step that stands beside the status (D23). */
export const finerStepLabels: Labels<FinerStep> = said.finerStepLabels;

/** HISTORY-12. */
export const processingStateLabels: Labels<ProcessingState> = said.processingStateLabels;

/** HISTORY-13; the misspelt code is theirs (OP-123). */
export const deliveryStatusLabels: Labels<DeliveryStatus> = said.deliveryStatusLabels;
