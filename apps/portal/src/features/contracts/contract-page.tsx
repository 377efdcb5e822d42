import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toCurrency } from "@vycep/domain/market/market";
import { FormattedText } from "@vycep/shell/page/formatted-text.tsx";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import { ContractPapers } from "./contract-papers.tsx";
import { ContractTerms } from "./contract-terms.tsx";
import { ContractStatus, hectolitres, useAgreed, useProgressText, useValidity } from "./contract-words.tsx";
import { MonthsTable } from "./months-table.tsx";
import { daysOf } from "./use-contracts.ts";
import { VolumeMeter } from "./volume-meter.tsx";

interface ContractPageProps {
  readonly contract: Contract;
  readonly evaluation: ContractEvaluation | undefined;
}

/** A contract with its facts, text, terms and papers, and, where it is about a volume, the figure, the bar and the table behind it. */
export function ContractPage({ contract, evaluation }: ContractPageProps) {
  const t = useTexts("contracts");
  const validity = useValidity();
  const agreed = useAgreed();
  usePageTitle(contract.number);
  const days = daysOf(contract);
  const { brands } = contract;
  return (
    <>
      <PageTitle
        title={contract.name}
        badge={<ContractStatus days={days} />}
        note={[contract.number, contract.companyName, validity(days)].join(" · ")}
      />
      <div className="grid items-start gap-5 wide:grid-cols-aside-small">
        <div className="grid min-w-0 gap-5">
          {evaluation !== undefined && <VolumeCard evaluation={evaluation} />}
          {contract.text !== "" && (
            <Card title={t("text")}>
              <FormattedText text={contract.text} />
            </Card>
          )}
          {evaluation !== undefined && (
            <Card isFlush title={t("byMonths")}>
              <MonthsTable evaluation={evaluation} />
            </Card>
          )}
          <ContractTerms terms={contract.terms} />
        </div>
        <div className="grid gap-5">
          <Card title={t("contract")}>
            <DefinitionList
              items={[
                { label: t("number"), value: contract.number },
                { label: t("type"), value: t(`type.${contract.type}`) },
                { label: t("validity"), value: validity(days) },
                { label: t("agreed"), value: agreed(contract) },
                ...(brands.length > 0 ? [{ label: t("counts"), value: brands.join(", ") }] : []),
              ]}
            />
          </Card>
          <ContractPapers contract={contract} />
          {evaluation !== undefined && <Alert tone="info">{t("indicative")}</Alert>}
        </div>
      </div>
    </>
  );
}

function VolumeCard({ evaluation }: { readonly evaluation: ContractEvaluation }) {
  const t = useTexts("contracts");
  const progress = useProgressText();
  const year = { from: formatDate(toLocalDate(evaluation.from)), to: formatDate(toLocalDate(evaluation.to)) };
  return (
    <Card title={t("takenInYear", year)}>
      <p className="type-figure">{hectolitres(evaluation.takenLitres)}</p>
      <p className="mt-1 mb-4 text-ink-soft">
        {progress(evaluation)}
        {evaluation.overLitres > 0 && ` ${t("over", { volume: hectolitres(evaluation.overLitres) })}`}
      </p>
      <VolumeMeter evaluation={evaluation} isLarge />
      {evaluation.bonus !== null && <Bonus bonus={evaluation.bonus} />}
    </Card>
  );
}

/** What the bonus above the agreed volume comes to, so far and at this pace (B10). */
function Bonus({ bonus }: { readonly bonus: NonNullable<ContractEvaluation["bonus"]> }) {
  const t = useTexts("contracts");
  const currency = toCurrency(bonus.currency);
  const money = (amount: number) => formatMoney({ minor: wholeToMinor(amount), currency });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <DefinitionList
        items={[
          { label: t("bonusSoFar"), value: money(bonus.reached) },
          { label: t("bonusAtPace"), value: money(bonus.atPace) },
        ]}
      />
    </div>
  );
}
