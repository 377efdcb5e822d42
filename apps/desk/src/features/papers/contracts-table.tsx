import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDate, formatHectolitres } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { money } from "../../kit/money.ts";
import { paths } from "../../shared/paths.ts";
import type { Contract } from "./use-contracts.ts";

/** Contracts in rows, with how far each is in its year. */
export function ContractsTable({ rows }: { readonly rows: readonly Contract[] }) {
  const t = useTexts("paper-desk");
  const language = useLanguage();
  const volume = (litres: number) => formatHectolitres(litres, language);
  const columns: readonly Column<Contract>[] = [
    {
      ...{ key: "contract", header: t("contract"), isRowHeader: true, isWide: true },
      cell: ({ number, name, validFrom, validTo }) => (
        <span className="grid">
          <strong className="truncate">{`${number} · ${name}`}</strong>
          <span className="text-fine text-ink-soft">
            {validTo == null
              ? t("from", { from: formatDate(toLocalDate(validFrom)) })
              : t("fromTo", {
                  from: formatDate(toLocalDate(validFrom)),
                  to: formatDate(toLocalDate(validTo)),
                })}
          </span>
        </span>
      ),
    },
    {
      ...{ key: "customer", header: t("contractCustomer"), isWide: true },
      cell: ({ companyId, companyName }) => (
        <Anchor href={paths.company(companyId)} className="truncate text-bottle hover:underline">
          {companyName}
        </Anchor>
      ),
    },
    {
      ...{ key: "progress", header: t("progress"), isWide: true },
      cell: ({ number, year }) => {
        if (year == null) return <span className="text-ink-soft">{t("noVolume")}</span>;
        const { takenLitres, agreedLitres } = year;
        const valueText = t("takenOf", { taken: volume(takenLitres), agreed: volume(agreedLitres) });
        return (
          <span className="grid gap-1">
            <span className="whitespace-nowrap">{valueText}</span>
            <Meter
              label={t("progressOf", { number })}
              value={takenLitres}
              max={agreedLitres}
              valueText={valueText}
              tone={takenLitres >= agreedLitres ? "reached" : "filling"}
              size="thin"
            />
          </span>
        );
      },
    },
    {
      ...{ key: "pace", header: t("pace"), align: "end" },
      cell: ({ year }) => (year == null ? "–" : volume(year.paceLitres)),
    },
    {
      ...{ key: "before", header: t("yearBefore"), align: "end", isSpare: true },
      cell: ({ year }) => (year == null ? "–" : volume(year.beforeLitres)),
    },
    {
      ...{ key: "bonus", header: t("bonus"), align: "end" },
      cell: ({ year }) =>
        year?.bonus == null ? (
          "–"
        ) : (
          <strong>{money(Math.round(year.bonus.reached * 100), year.bonus.currency)}</strong>
        ),
    },
    { ...{ key: "state", header: t("state") }, cell: (contract) => <Standing contract={contract} /> },
  ];
  return (
    <DeskTable
      list="contracts"
      caption={t("contracts")}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => number}
      nameOf={({ number, name }) => `${number} ${name}`}
    />
  );
}

function Standing({ contract: { state, endsIn, validFrom } }: { readonly contract: Contract }) {
  const t = useTexts("paper-desk");
  switch (state) {
    case "ends-soon":
      return <Status tone="partial" icon="clock" text={t("endsIn", { count: endsIn ?? 0 })} />;
    case "coming":
      return (
        <Status
          tone="fresh"
          icon="clock"
          text={t("contractState.coming", { day: formatDate(toLocalDate(validFrom)) })}
        />
      );
    case "ended":
      return <Status tone="muted" icon="close" text={t("contractState.ended")} />;
    default:
      return <Status tone="done" icon="check" text={t("contractState.valid")} />;
  }
}
