/** What the API says of reports: their names, and the columns of what is exported. */
import type { LedgerEntry } from "@vycep/domain/reporting/empties-ledger";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

type ReportId = "consumption" | "contracts" | "empties" | "embedded";

/** REST-43. */
export const reportTexts: Readonly<Record<ReportId, Sentences<"name" | "description">>> = said.reportTexts;

/** The part of a bar that holds all that are too small for one of their own. */
export const otherParts: Sentence = said.otherParts;

export const movementKinds: Sentences<LedgerEntry["kind"]> = said.movementKinds;

/** In their order. */
export const consumptionColumns: Sentences<keyof typeof import("./cs.ts").answers.consumptionColumns> =
  said.consumptionColumns;
export const emptiesColumns: Sentences<keyof typeof import("./cs.ts").answers.emptiesColumns> =
  said.emptiesColumns;

/** The last row of a table that does not hold everything. */
export const rowsCut: Sentence = said.rowsCut;

/** The names of files and of the sheets within them. */
export const reportNames: Sentences<"consumption" | "consumptionFile" | "empties" | "emptiesFile"> =
  said.reportNames;
