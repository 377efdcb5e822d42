import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { currentLanguage } from "@vycep/shell/words/i18n";
import { weekdayForm } from "@vycep/shell/words/weekday-forms";
import { formatDate } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

export type EmptiesSpeak = Speak<Originals["empties"]>;

/** "6,5 palety": to a hundredth, because tenths hide a keg. */
export function palletsInWords(t: EmptiesSpeak, thousandths: number): string {
  return t("palletCount", { count: Math.round(thousandths / 10) / 100 });
}

/** "v pondělí 23.11.2026". */
export function dayInWords(text: string | null | undefined): string {
  const date: LocalDate | undefined = parseLocalDate(text ?? "");
  if (date === undefined) return "";
  return `${weekdayForm(date, "on", currentLanguage())} ${formatDate(date)}`;
}

export interface ListedEmpties {
  readonly packaging_name: string;
  readonly number_of_units: number;
}

/** "7 × Sud KEG 50 l, 2 × Paleta"; what was not planned is not in the list. */
export function listInWords(t: EmptiesSpeak, rows: readonly ListedEmpties[]): string {
  return rows
    .filter((row) => row.number_of_units > 0)
    .map((row) => t("item", { count: String(row.number_of_units), type: row.packaging_name }))
    .join(", ");
}
