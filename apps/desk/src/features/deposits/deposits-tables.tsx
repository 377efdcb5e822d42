import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { money } from "../../kit/money.ts";
import { type DatedDeposit, type Deposit, useDropDeposit } from "./use-deposits.ts";

/** As long ago as the files of the brewery begin. */
const ever = "2000-01-01";
const dayText = (day: string) => formatDate(toLocalDate(day));

interface DepositsTableProps {
  readonly caption: string;
  readonly deposits: readonly Deposit[];
  /** Who may change one plans it from what holds, or changes what is planned. */
  readonly onChange: ((deposit: Deposit, from: DatedDeposit | undefined) => void) | undefined;
}

/** What holds now and what is planned, each packaging a row. */
export function DepositsTable({ caption, deposits, onChange }: DepositsTableProps) {
  const t = useTexts("deposits-desk");
  const now = ({ rows }: Deposit) => rows.find(({ standing }) => standing === "now");
  const columns: readonly Column<Deposit>[] = [
    {
      ...{ key: "packaging", header: t("packaging"), isRowHeader: true, isWide: true },
      cell: ({ name, code }) => (
        <span className="grid">
          <strong>{name}</strong>
          <span className="text-fine text-ink-soft">{code}</span>
        </span>
      ),
    },
    {
      ...{ key: "deposit", header: t("deposit"), align: "end" },
      cell: (deposit) => {
        const held = now(deposit);
        return held === undefined ? t("none") : <strong>{money(held.depositMinor, deposit.currency)}</strong>;
      },
    },
    {
      ...{ key: "from", header: t("holds") },
      cell: (deposit) => {
        const held = now(deposit);
        if (held === undefined) return "–";
        return held.validFrom <= ever ? t("sinceEver") : t("fromDay", { day: dayText(held.validFrom) });
      },
    },
    {
      ...{ key: "planned", header: t("planned") },
      cell: (deposit) => <Planned deposit={deposit} onChange={onChange} />,
    },
    ...(onChange === undefined
      ? []
      : [
          {
            ...{ key: "change", header: t("plan"), isHeaderHidden: true, align: "end" as const },
            cell: (deposit: Deposit) => (
              <Button
                variant="outline"
                size="small"
                aria-label={`${t("plan")}: ${deposit.name}, ${deposit.market}`}
                onClick={() => onChange(deposit, now(deposit))}
              >
                {t("plan")}
              </Button>
            ),
          },
        ]),
  ];
  return <DeskTable caption={caption} columns={columns} rows={deposits} rowKey={({ code }) => code} />;
}

interface PlannedProps extends Pick<DepositsTableProps, "onChange"> {
  readonly deposit: Deposit;
}

/** Each with the way to change it and to give it up. */
function Planned({ deposit, onChange }: PlannedProps) {
  const t = useTexts("deposits-desk");
  const drop = useDropDeposit();
  const { code, market, seen, name, currency } = deposit;
  const planned = deposit.rows.filter(({ standing }) => standing === "planned");
  if (planned.length === 0) return "–";
  async function handleDrop(validFrom: string) {
    const ended = await drop.run({ code, market, validFrom, seen });
    if (ended?.kind === "done") showToast(ended.answer.refusal?.message ?? t("dropped"));
  }
  return (
    <ul className="grid gap-1 py-1">
      {planned.map((row) => {
        const day = dayText(row.validFrom);
        const of = `${name}, ${market}, ${day}`;
        return (
          <li key={row.validFrom} className="flex flex-wrap items-center gap-2">
            <span>
              <strong>{money(row.depositMinor, currency)}</strong> {t("fromDay", { day })}
            </span>
            {onChange !== undefined && (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t("change")}: ${of}`}
                  onClick={() => onChange(deposit, row)}
                >
                  {t("change")}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t("giveUp")}: ${of}`}
                  isBusy={drop.isBusy}
                  onClick={() => void handleDrop(row.validFrom)}
                >
                  {t("giveUp")}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What was paid before, in all markets. */
export function PastDeposits({ deposits }: Pick<DepositsTableProps, "deposits">) {
  const t = useTexts("deposits-desk");
  const marketName = useMarketName();
  const rows = deposits.flatMap(({ rows: all, ...deposit }) =>
    all.filter(({ standing }) => standing === "past").map((row) => ({ ...deposit, ...row })),
  );
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="deposits-past">
      <h2 id="deposits-past" className="type-heading">
        {t("past")}
      </h2>
      <DeskTable
        caption={t("past")}
        rows={rows.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))}
        rowKey={({ code, market, validFrom }) => `${code} ${market} ${validFrom}`}
        columns={[
          {
            key: "packaging",
            header: t("packaging"),
            isRowHeader: true,
            isWide: true,
            cell: ({ name }) => name,
          },
          { key: "market", header: t("market"), cell: ({ market }) => marketName(market) },
          {
            ...{ key: "deposit", header: t("deposit"), align: "end" },
            cell: ({ depositMinor, currency }) => money(depositMinor, currency),
          },
          {
            ...{ key: "from", header: t("since"), align: "end" },
            cell: ({ validFrom }) => (validFrom <= ever ? t("sinceEver") : dayText(validFrom)),
          },
          {
            ...{ key: "to", header: t("until"), align: "end" },
            cell: ({ validTo }) => (validTo == null ? "–" : dayText(validTo)),
          },
        ]}
      />
    </section>
  );
}
