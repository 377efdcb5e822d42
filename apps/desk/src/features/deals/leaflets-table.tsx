import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { signOfCurrency } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatAmount, formatDate, formatDayMonth, formatPercent } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import type { Selection } from "../../kit/selection.ts";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import { monthsAround } from "./months.ts";
import { OfferState } from "./offer-state.tsx";
import { BarLegend, MonthNames, PeriodBar } from "./period-bar.tsx";
import type { Leaflet } from "./use-leaflets.ts";

interface LeafletsTableProps {
  readonly rows: readonly Leaflet[];
  readonly selection: Selection | undefined;
  readonly onOpen: (leaflet: Leaflet) => void;
}

/** Leaflets in rows, their days as bars over the months around today. */
export function LeafletsTable({ rows, selection, onOpen }: LeafletsTableProps) {
  const t = useTexts("deal-desk");
  const today = useLocalClock().date;
  const shown = monthsAround(today, { before: 2, after: 4 });
  const amount = (minor: number | null | undefined) => (minor == null ? "–" : formatAmount(toMinor(minor)));
  const columns: readonly Column<Leaflet>[] = [
    {
      ...{ key: "leaflet", header: t("nameAndProduct"), isRowHeader: true, isWide: true },
      cell: (leaflet) => (
        <span className="grid justify-items-start">
          <button
            type="button"
            onClick={() => onOpen(leaflet)}
            className="rounded-small text-left font-bold text-bottle hover:underline"
          >
            {leaflet.name}
          </button>
          <span className="text-fine text-ink-soft">{`${leaflet.productName} · ${leaflet.sku}`}</span>
        </span>
      ),
    },
    {
      ...{ key: "state", header: t("state") },
      cell: ({ state, changesFrom }) => (
        <span className="grid justify-items-start">
          <OfferState state={state} />
          {changesFrom != null && <span className="text-fine text-ink-soft">{t("changesOffered")}</span>}
        </span>
      ),
    },
    { ...{ key: "list", header: t("priceList") }, cell: ({ priceList }) => priceList },
    { ...{ key: "base", header: t("base"), align: "end" }, cell: ({ baseMinor }) => amount(baseMinor) },
    {
      ...{ key: "promo", header: t("promo"), align: "end" },
      cell: ({ promoMinor, currency }) => (
        <span className="whitespace-nowrap">
          <strong>{amount(promoMinor)}</strong>{" "}
          <span className="text-fine text-ink-soft">{signOfCurrency(currency)}</span>
        </span>
      ),
    },
    {
      ...{ key: "discount", header: t("discount"), align: "end" },
      cell: ({ percent }) => t("minus", { percent: formatPercent(percent) }),
    },
    {
      ...{ key: "period", header: t("period"), scale: <MonthNames shown={shown} /> },
      cell: (leaflet) => (
        <PeriodBar leaflet={leaflet} shown={shown} today={today} text={daysText(leaflet, t)} />
      ),
    },
  ];
  return (
    <>
      <DeskTable
        list="promo-leaflets"
        caption={t("leaflets")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={selection}
        nameOf={({ name, productName }) => `${name}, ${productName}`}
      />
      <BarLegend
        say={(id) => t(id === "holds" ? "legend.holds" : id === "other" ? "legend.other" : "legend.unseen")}
        today={t("legend.today", { day: formatDayMonth(today) })}
      />
    </>
  );
}

type Speak = ReturnType<typeof useTexts<"deal-desk">>;

/** The days of an offer in words. */
export function daysText(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo?: string | null | undefined },
  t: Speak,
): string {
  const from = formatDate(toLocalDate(validFrom));
  return t("periodOf", { from, to: validTo == null ? t("noEnd") : formatDate(toLocalDate(validTo)) });
}
