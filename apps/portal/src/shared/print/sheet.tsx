import type { Currency } from "@vycep/domain/kernel/money";
import { Totals, type TotalsRow } from "@vycep/ui/totals.tsx";
import { localNow } from "../clock.ts";
import { formatDate, formatMoney, formatPercent, formatTime } from "../format.ts";
import { useTexts } from "../i18n/i18n.ts";
import { Logo } from "../page/logo.tsx";
import { supportContact } from "../support-contact.ts";
import { SheetEmpties, type SheetEmptiesRow } from "./sheet-empties.tsx";
import { SheetGoods, type SheetGoodsRow } from "./sheet-goods.tsx";

export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

export interface SheetView {
  readonly title: string;
  /** What must not be overlooked: the status, or that nothing was sent yet. */
  readonly status: string;
  readonly facts: readonly SheetFact[];
  readonly delivery: readonly string[];
  readonly payer: readonly string[];
  readonly note: string | undefined;
  readonly currency: Currency;
  readonly goods: readonly SheetGoodsRow[];
  readonly vat: readonly SheetVat[];
  readonly totals: readonly TotalsRow[];
  readonly totalMinor: number;
  readonly empties: readonly SheetEmptiesRow[];
}

export interface SheetVat {
  readonly rate: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** An order on paper: who, where, when, the goods with their sums, VAT by rate, deposits and empties. */
export function Sheet({ view }: { readonly view: SheetView }) {
  const t = useTexts("print");
  const { currency, goods, note } = view;
  return (
    <article className="text-[9pt] leading-snug text-ink [&>*+*]:mt-4">
      <SheetHead view={view} />
      <section className="grid grid-cols-3 gap-6 border-y border-line-strong py-3">
        <Block title={t("delivery")} lines={view.delivery} />
        <Block title={t("payer")} lines={view.payer} />
        <dl className="grid content-start gap-0.5">
          {view.facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {note !== undefined && (
        <p>
          <span className="text-ink-soft">{t("note")}</span> {note}
        </p>
      )}
      {goods.length > 0 && <SheetGoods rows={goods} currency={currency} />}
      <div data-card="small" className="grid grid-cols-[minmax(0,1fr)_72mm] items-start gap-8">
        <VatTable vat={view.vat} currency={currency} />
        <Totals
          rows={view.totals}
          total={{ label: t("total"), value: formatMoney({ minor: view.totalMinor, currency }) }}
        />
      </div>
      <SheetEmpties rows={view.empties} currency={currency} />
    </article>
  );
}

function SheetHead({ view: { title, status, currency } }: { readonly view: SheetView }) {
  const t = useTexts("print");
  const { date, minutes } = localNow();
  const contact = supportContact(currency === "EUR" ? "SVK" : "CZE");
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-6">
        <div>
          <Logo tone="onLight" />
          <p className="mt-1 font-semibold">{t("brewery")}</p>
        </div>
        <p className="text-right text-[8pt] text-ink-soft">
          {contact.email}
          <br />
          {contact.phone}
          <br />
          {t("printed", { day: formatDate(date), time: formatTime(minutes) })}
        </p>
      </div>
      <div className="flex items-baseline justify-between gap-6">
        <h1 className="text-[17pt] font-[760] [font-stretch:112%]">{title}</h1>
        <p className="font-semibold">{status}</p>
      </div>
    </header>
  );
}

function Block({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <h2 className="type-label text-ink-soft">{title}</h2>
      {lines.map((line, at) => (
        <p key={line} className={at === 0 ? "font-bold" : ""}>
          {line}
        </p>
      ))}
    </div>
  );
}

function VatTable({ vat, currency }: Pick<SheetView, "vat" | "currency">) {
  const t = useTexts("print");
  const money = (minor: number) => formatMoney({ minor, currency });
  if (vat.length === 0) return <div />;
  return (
    <table className="w-full border-collapse">
      <caption className="type-label pb-1 text-left text-ink-soft">{t("vatSummary")}</caption>
      <thead>
        <tr className="border-b border-line-strong text-right [&>*]:py-1 [&>*]:font-semibold">
          <th scope="col" className="text-left">
            {t("vatRate")}
          </th>
          <th scope="col">{t("vatBase")}</th>
          <th scope="col">{t("vatAmount")}</th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ rate, baseMinor, vatMinor }) => (
          <tr key={rate} className="border-b border-line text-right [&>*]:py-1 [&>*]:font-normal">
            <th scope="row" className="text-left">
              {formatPercent(rate)}
            </th>
            <td>{money(baseMinor)}</td>
            <td>{money(vatMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
