import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { FormattedText } from "@vycep/shell/page/formatted-text.tsx";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatDate } from "@vycep/words/engine/format";
import {
  ContractStatus,
  hectolitres,
  useAgreed,
  useProgressText,
  useValidity,
} from "../../features/contracts/contract-words.tsx";
import { MonthsTable } from "../../features/contracts/months-table.tsx";
import { contractEvaluationQuery, contractsQuery, daysOf } from "../../features/contracts/use-contracts.ts";
import { VolumeMeter } from "../../features/contracts/volume-meter.tsx";
import { paths } from "../../shared/paths.ts";

/** CONTRACT-02, B10: one contract, its text, and what was taken of what was agreed. */
export const contractScreen: Screen = {
  component: ContractScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(contractsQuery());
    void queryClient.prefetchQuery(contractEvaluationQuery());
  },
};

function ContractScreen() {
  const t = useTexts("contracts");
  const { id } = useParams({ strict: false });
  const contract = useSuspenseQuery(contractsQuery()).data.find(({ number }) => number === id);
  const evaluation = useSuspenseQuery(contractEvaluationQuery()).data.find(({ number }) => number === id);
  if (contract !== undefined) return <KnownContract contract={contract} evaluation={evaluation} />;
  return (
    <EmptyState
      headingLevel={1}
      title={t("unknownTitle")}
      actions={<ButtonLink href={paths.contracts()}>{t("all")}</ButtonLink>}
    >
      {t("unknownText")}
    </EmptyState>
  );
}

interface KnownContractProps {
  readonly contract: Contract;
  readonly evaluation: ContractEvaluation | undefined;
}

function KnownContract({ contract, evaluation }: KnownContractProps) {
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
    </Card>
  );
}
