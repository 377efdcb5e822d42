import { wholeToMinor } from "@vycep/contract/whole-currency";
import { MAX_EMPTIES_UNITS } from "@vycep/domain/empties/planned-return";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPalletHundredths } from "@vycep/shell/words/measures";
import { Table } from "@vycep/ui/data/table.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Disclosure } from "@vycep/ui/layout/disclosure.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import { type ReactNode, useState } from "react";
import type { PlannedRow } from "./empties-plan.ts";
import type { EmptiesRow } from "./use-cart-empties.ts";
import type { EmptiesWork } from "./use-empties-draft.ts";

interface EmptiesTableProps {
  readonly work: EmptiesWork;
  readonly currency: Currency;
  readonly picture: (row: EmptiesRow) => ReactNode;
}

/** What lies at the place and what of it goes back, type by type (EMPTIES-01, EMPTIES-02). */
export function EmptiesTable({ work, currency, picture }: EmptiesTableProps) {
  const t = useTexts("empties");
  const { rows } = work.plan;
  const known = rows.filter(
    ({ row, units }) => row.packaging_issued > 0 || row.planned_return > 0 || units > 0,
  );
  const others = rows.filter((one) => !known.includes(one));
  const [isOpen, setOpen] = useState(known.length === 0);
  return (
    <div className="grid gap-stack">
      {known.length > 0 && (
        <Rows {...{ work, currency, picture }} rows={known} caption={t("list")} hasFooter />
      )}
      {others.length > 0 && (
        <Disclosure title={t("others")} isOpen={isOpen} onToggle={setOpen}>
          <Rows {...{ work, currency, picture }} rows={others} caption={t("others")} hasFooter={false} />
        </Disclosure>
      )}
    </div>
  );
}

interface RowsProps extends EmptiesTableProps {
  readonly rows: readonly PlannedRow[];
  readonly caption: string;
  readonly hasFooter: boolean;
}

function Rows({ work, currency, picture, rows, caption, hasFooter }: RowsProps) {
  const t = useTexts("empties");
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const refund = (minor: Minor) => (
    <b className={minor > 0 ? "text-hop-ink" : "text-ink-soft"}>{money(minor)}</b>
  );
  const { whole } = work.plan;
  const atPlace = rows.reduce((sum, { row }) => sum + row.packaging_issued, 0);
  return (
    <Card isFlush>
      <Table<PlannedRow>
        isBare
        caption={caption}
        rows={rows}
        rowKey={({ row }) => row.packaging_code}
        columns={[
          {
            key: "type",
            header: t("type"),
            isWide: true,
            isRowHeader: true,
            cell: (one) => <TypeCell one={one} currency={currency} picture={picture} />,
          },
          {
            key: "balance",
            header: t("balance"),
            align: "end",
            cell: ({ row }) => <b>{formatCount(row.packaging_issued)}</b>,
          },
          { key: "units", header: t("toReturn"), cell: (one) => <Units one={one} work={work} /> },
          {
            key: "pallets",
            header: t("pallets"),
            align: "end",
            cell: ({ pallets }) =>
              pallets === undefined ? (
                <span className="text-small text-ink-soft">{t("inCrates")}</span>
              ) : (
                formatPalletHundredths(pallets)
              ),
          },
          { key: "refund", header: t("refund"), align: "end", cell: (one) => refund(one.refundMinor) },
        ]}
        mobileCard={(one) => (
          <>
            <TypeCell one={one} currency={currency} picture={picture} hasBalance />
            <div className="mt-2.5 grid grid-cols-entry items-center gap-3">
              {refund(one.refundMinor)}
              <Units one={one} work={work} />
            </div>
          </>
        )}
        footer={
          hasFooter
            ? {
                type: t("total"),
                balance: formatCount(atPlace),
                units: t("pieces", { count: whole.units }),
                pallets: formatPalletHundredths(whole.palletThousandths / 1000),
                refund: <span className="text-hop-ink">{money(whole.refundMinor)}</span>,
              }
            : undefined
        }
      />
    </Card>
  );
}

interface TypeCellProps extends Pick<EmptiesTableProps, "currency" | "picture"> {
  readonly one: PlannedRow;
  readonly hasBalance?: boolean;
}

function TypeCell({ one, currency, picture, hasBalance = false }: TypeCellProps) {
  const t = useTexts("empties");
  const { row, units } = one;
  const deposit = t("depositOf", { money: formatMoney({ minor: wholeToMinor(row.deposit), currency }) });
  const remark = useRemark(one);
  return (
    <div className="flex items-center gap-3.5">
      <span className="grid size-12 flex-none place-items-center rounded-control bg-void p-1">
        {picture(row)}
      </span>
      <span className="min-w-0">
        <b className="block">{row.packaging_name}</b>
        <span className="block text-small text-ink-soft">
          {hasBalance
            ? `${t("withYou", { count: formatCount(row.packaging_issued) })} · ${deposit}`
            : deposit}
        </span>
        {remark !== undefined && (
          <span
            className={
              units > row.packaging_issued
                ? "block text-small font-semibold text-amber-ink"
                : "block text-small font-semibold text-hop-ink"
            }
          >
            {remark}
          </span>
        )}
      </span>
    </div>
  );
}

/** What is worth saying of a row: more than known, in which crates, or all of them. */
function useRemark({ row, units, inCrates }: PlannedRow): string | undefined {
  const t = useTexts("empties");
  if (units > row.packaging_issued) return t("moreThanKnown");
  if (inCrates !== undefined && units > 0) {
    const { crates, each, loose } = inCrates;
    const inside = t("inCratesBy", { count: crates, each: String(each) });
    return loose > 0 ? `${inside}, ${t("loose", { count: loose })}` : inside;
  }
  return units > 0 && units === row.packaging_issued ? t("allOfThem") : undefined;
}

function Units({ one: { row, units }, work }: { readonly one: PlannedRow; readonly work: EmptiesWork }) {
  const t = useTexts("empties");
  return (
    <div className="w-40 max-mobile:w-full">
      <Stepper
        label={t("toReturn")}
        context={row.packaging_name}
        isLabelHidden
        value={units}
        onChange={(count) => work.setUnits(row.packaging_code, Math.min(count, MAX_EMPTIES_UNITS))}
        decreaseLabel={t("less", { type: row.packaging_name })}
        increaseLabel={t("more", { type: row.packaging_name })}
        wholeNumberError={t("wholeNumber")}
        max={MAX_EMPTIES_UNITS}
        size="normal"
      />
    </div>
  );
}
