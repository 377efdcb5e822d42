import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { signOfCurrency } from "@vycep/domain/market/market";
import { type Compared, changeOf, type Measure } from "@vycep/domain/reporting/consumption";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatDate, formatPercent } from "@vycep/words/engine/format";

/** Whole litres, boxes or currency, where the unit is told elsewhere; below nought with the typographic minus. */
export function formatValue(value: number): string {
  // What rounds to nought from below has no sign.
  return formatCount(Math.round(value) + 0).replace("-", "−");
}

/** The same with its unit. */
export function useInUnit(measure: Measure): (value: number) => string {
  const t = useTexts("reporting");
  return (value) =>
    measure === "litres" || measure === "boxes"
      ? t(`unit.${measure}`, { value: formatValue(value) })
      : `${formatValue(value)}\u00a0${signOfCurrency(measure)}`;
}

/** "+10,3 %", "−24,2 %"; nothing where there was nothing to hold it against. */
export function changeText(compared: Compared): string {
  const change = changeOf(compared);
  if (change === undefined) return "–";
  const percent = Math.round(change * 1000) / 10 + 0;
  return `${percent > 0 ? "+" : ""}${formatPercent(percent)}`;
}

/** What is counted, in words: money of a currency without a word of its own goes by its code. */
export function useMeasureName(): (measure: Measure) => string {
  const t = useTexts("reporting");
  return (measure) =>
    measure === "litres" || measure === "boxes" || measure === "CZK" || measure === "EUR"
      ? t(`measure.${measure}`)
      : measure;
}

/** A change, red where less was taken. */
export function Change({ compared }: { readonly compared: Compared }) {
  const change = changeOf(compared) ?? 0;
  const tone = change < -0.0005 ? "text-red-strong" : change > 0.0005 ? "text-hop-ink" : "text-ink-soft";
  return <span className={`whitespace-nowrap ${tone}`}>{changeText(compared)}</span>;
}

/** Names a bar: "červenec", with its year where the bars go over two; a year is itself. */
export function useBarName(bars: readonly { readonly key: string }[]): (key: string) => string {
  const language = useLanguage();
  const months = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const years = new Set(bars.map(({ key }) => key.slice(0, 4)));
  return (key) => {
    if (key.length === 4) return key;
    const name = months.format(new Date(`${key}-01T00:00:00Z`));
    return years.size > 1 ? `${name} ${key.slice(0, 4)}` : name;
  };
}

/** "1.", "2." of a month; the last two digits of a year. */
export function shortName(key: string): string {
  return key.length === 4 ? `’${key.slice(2)}` : `${Number(key.slice(5))}.`;
}

/** "01.01.2026", the start or the end of the days of a report. */
export function dayOf(day: string): string {
  return formatDate(toLocalDate(day));
}
