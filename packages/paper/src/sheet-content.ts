import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { emptiesTable, goodsTable, type SheetTable, type SheetWords, vatTable } from "./sheet-tables.ts";
import type { SheetFact, SheetTotal, SheetView } from "./sheet-view.ts";

/** All that stands on the sheet, word by word and in its order; paper and PDF only place it. */
export interface SheetContent {
  readonly title: string;
  readonly brewery: string;
  /** At the top right: whom to ask, and when it was made. */
  readonly imprint: readonly string[];
  readonly status: string;
  readonly isSent: boolean;
  readonly caution: string | undefined;
  readonly addresses: readonly SheetAddress[];
  readonly facts: readonly SheetFact[];
  readonly note: SheetFact | undefined;
  readonly goods: SheetTable | undefined;
  readonly vat: SheetTable | undefined;
  readonly totals: readonly SheetTotal[];
  /** Nothing of what is not summed. */
  readonly total: SheetFact | undefined;
  readonly empties: SheetTable | undefined;
  /** Where somebody drives to, one after the other, instead of one table of goods. */
  readonly stops?: readonly SheetStop[];
  /** Who signs at the end, side by side. */
  readonly signatures?: readonly string[];
}

/** A stop of a round, with room to write and to sign. */
export interface SheetStop {
  readonly number: string;
  readonly title: string;
  /** At the right of the title. */
  readonly aside: string;
  readonly lines: readonly string[];
  readonly note: string | undefined;
  readonly goods: SheetTable | undefined;
  readonly empties: SheetTable | undefined;
  readonly facts: readonly SheetFact[];
  readonly signature: string;
}

export interface SheetAddress {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A moment in the words of whoever shows it: printed, or made as a file. */
export type MadeKey = "printed" | "made";

/** What stands on a sheet, in the words of `t`: its heads, its parties, its goods in columns, its sums. */
export function sheetContent(
  view: SheetView,
  t: SheetWords,
  made: { readonly key: MadeKey; readonly at: LocalMoment },
): SheetContent {
  const { title, status, isSent, isProvisional, delivery, payer, facts, note, totals, currency } = view;
  const { date, minutes } = made.at;
  return {
    title,
    brewery: t("brewery"),
    imprint: [...view.contact, t(made.key, { day: formatDate(date), time: formatTime(minutes) })],
    status,
    isSent,
    caution: isProvisional ? t("provisional") : undefined,
    addresses: [
      { title: t("delivery"), lines: delivery },
      { title: t("payer"), lines: payer },
    ],
    facts,
    note: note === undefined ? undefined : { label: t("note"), value: note },
    goods: goodsTable(view, t),
    vat: vatTable(view, t),
    totals,
    total: { label: t("total"), value: formatMoney({ minor: view.totalMinor, currency }) },
    empties: emptiesTable(view, t),
  };
}
