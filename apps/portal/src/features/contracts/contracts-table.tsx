import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Table } from "@vycep/ui/data/table.tsx";
import { paths } from "../../shared/paths.ts";
import { ContractStatus, useAgreed, useProgressText, useValidity } from "./contract-words.tsx";
import { daysOf } from "./use-contracts.ts";
import { VolumeMeter } from "./volume-meter.tsx";

interface ContractsTableProps {
  readonly caption: string;
  readonly contracts: readonly Contract[];
  readonly evaluations: readonly ContractEvaluation[];
}

/** Contracts with type, validity, and what was taken of what was agreed (CONTRACT-01, CONTRACT-02). */
export function ContractsTable({ caption, contracts, evaluations }: ContractsTableProps) {
  const t = useTexts("contracts");
  const validity = useValidity();
  const agreed = useAgreed();
  return (
    <Table
      caption={caption}
      rows={contracts}
      rowKey={({ number }) => number}
      columns={[
        {
          key: "name",
          header: t("contract"),
          isRowHeader: true,
          isWide: true,
          cell: ({ name, number }) => (
            <div>
              <Link href={paths.contract(number)}>{name}</Link>
              <p className="text-small text-ink-soft">{number}</p>
            </div>
          ),
        },
        { key: "type", header: t("type"), cell: ({ type }) => t(`type.${type}`) },
        { key: "validity", header: t("validity"), cell: (contract) => validity(daysOf(contract)) },
        {
          key: "state",
          header: t("state"),
          cell: (contract) => <ContractStatus days={daysOf(contract)} />,
        },
        { key: "agreed", header: t("agreed"), cell: (contract) => agreed(contract) },
        {
          key: "taken",
          header: t("taken"),
          cell: ({ number }) => <Taken evaluation={evaluations.find((one) => one.number === number)} />,
        },
      ]}
    />
  );
}

function Taken({ evaluation }: { readonly evaluation: ContractEvaluation | undefined }) {
  const t = useTexts("contracts");
  const progress = useProgressText();
  if (evaluation === undefined) return <span className="text-ink-soft">{t("notCounted")}</span>;
  return (
    <div className="grid min-w-48 gap-1.5">
      <p className="text-small">{progress(evaluation)}</p>
      <VolumeMeter evaluation={evaluation} />
    </div>
  );
}
