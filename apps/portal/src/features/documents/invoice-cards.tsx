import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import type { InvoiceAnswer } from "@vycep/contract/invoices/invoice.rest";
import { toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Totals, type TotalsRow } from "@vycep/ui/data/totals.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { newTicketPath, paths } from "../../shared/paths.ts";
import { dayOf } from "./documents-table.tsx";

/** The sums of a tax document: tax by its rates, deposits apart. */
export function InvoiceAmounts({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const t = useTexts("documents");
  const money = (minor: number) => formatMoney({ minor: toMinor(minor), currency: invoice.currency });
  const unlessNone = (label: string, minor: number): readonly TotalsRow[] =>
    minor === 0 ? [] : [{ label, value: money(minor) }];
  return (
    <Card title={t("amounts")}>
      <Totals
        rows={[
          ...invoice.vat.flatMap(({ ratePct, baseMinor, vatMinor }) => [
            { label: t("vatBase", { rate: formatPercent(ratePct) }), value: money(baseMinor) },
            { label: t("vat", { rate: formatPercent(ratePct) }), value: money(vatMinor) },
          ]),
          ...unlessNone(t("depositsOut"), invoice.depositsOutMinor),
          ...unlessNone(t("depositsBack"), invoice.depositsBackMinor),
          ...unlessNone(t("rounding"), invoice.roundingMinor),
          ...unlessNone(t("paidSoFar"), invoice.openMinor === 0 ? 0 : -invoice.paidMinor),
        ]}
        total={{ label: t("total"), value: money(invoice.totalMinor) }}
      />
    </Card>
  );
}

/** Orders, deliveries and papers that a tax document belongs to, and the way to say that something is wrong. */
export function InvoiceRelated({ page }: { readonly page: InvoicePage }) {
  const t = useTexts("documents");
  const { invoice, deliveryNotes } = page;
  return (
    <Card title={t("related")} isFlush>
      <ul>
        {invoice.corrects !== null && (
          <Row
            href={paths.invoice(invoice.corrects)}
            icon="receipt"
            title={t("corrects", { number: invoice.corrects })}
          />
        )}
        {invoice.correctedBy.map((number) => (
          <Row
            key={number}
            href={paths.invoice(number)}
            icon="receipt"
            title={t("correctedBy", { number })}
          />
        ))}
        <Many
          title={t("orderCount", { count: invoice.orders.length })}
          icon="list"
          count={invoice.orders.length}
        >
          {invoice.orders.map(({ number, delivered }) => (
            <Row
              key={number}
              href={paths.order(number)}
              icon="list"
              title={t("orderOf", { number })}
              note={t("deliveredOn", { day: dayOf(delivered) })}
            />
          ))}
        </Many>
        <Many
          title={t("noteCount", { count: deliveryNotes.length })}
          icon="truck"
          count={deliveryNotes.length}
        >
          {deliveryNotes.map(({ number, date }) => (
            <Row
              key={number}
              href={`${paths.documents()}?q=${number}`}
              icon="truck"
              title={t("deliveryNoteOf", { number })}
              note={dayOf(date)}
            />
          ))}
        </Many>
        <Row
          href={newTicketPath({ category: "invoice", invoice: invoice.number })}
          icon="headset"
          title={t("wrong")}
          note={t("wrongText")}
        />
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string | undefined;
}

function Row({ href, icon, title, note }: RowProps) {
  return (
    <li className="border-t border-line">
      <Anchor href={href} className="flex min-h-touch items-center gap-4 px-5 py-2.5 hover:bg-foam-dim">
        <Icon name={icon} />
        <span className="min-w-0 flex-1">
          <strong className="block">{title}</strong>
          {note !== undefined && <span className="block text-fine text-ink-soft">{note}</span>}
        </span>
        <Icon name="chevron-right" size="small" />
      </Anchor>
    </li>
  );
}

interface ManyProps {
  readonly title: string;
  readonly icon: IconName;
  readonly count: number;
  readonly children: ReactNode;
}

/** A few stand there by themselves; many open when somebody wants them. */
function Many({ title, icon, count, children }: ManyProps) {
  if (count <= 3) return children;
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="flex min-h-touch list-none items-center gap-4 px-5 py-2.5 hover:bg-foam-dim [&::-webkit-details-marker]:hidden">
          <Icon name={icon} />
          <strong className="min-w-0 flex-1">{title}</strong>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
