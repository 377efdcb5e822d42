import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Disclosure } from "@vycep/ui/layout/disclosure.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useState } from "react";
import { ContractsTable } from "../../features/contracts/contracts-table.tsx";
import { contractEvaluationQuery, contractsQuery, daysOf } from "../../features/contracts/use-contracts.ts";
import { paths } from "../../shared/paths.ts";

/** ROUTE-15, CONTRACT-01: the contracts with the brewery and how they do. */
export const contractsScreen: Screen = {
  component: ContractsScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(contractsQuery());
    void queryClient.prefetchQuery(contractEvaluationQuery());
  },
  pending: ContractsSkeleton,
};

function ContractsScreen() {
  const t = useTexts("contracts");
  const shell = useTexts("shell");
  const contracts = useSuspenseQuery(contractsQuery()).data;
  const evaluations = useSuspenseQuery(contractEvaluationQuery()).data;
  const [isOpen, setOpen] = useState(false);
  const { ended = [], inForce = [] } = Object.groupBy(contracts, (contract) =>
    daysOf(contract).state.kind === "ended" ? "ended" : "inForce",
  );
  const companies = [...new Set(contracts.map(({ companyName }) => companyName))];
  return (
    <>
      <PageTitle title={shell("contracts")} note={companies.join(", ")} />
      <div className="grid gap-5">
        {inForce.length === 0 ? (
          <Card>
            <EmptyState
              title={t("emptyTitle")}
              actions={<ButtonLink href={paths.contact()}>{shell("writeToService")}</ButtonLink>}
            >
              {t("emptyText")}
            </EmptyState>
          </Card>
        ) : (
          <ContractsTable caption={shell("contracts")} contracts={inForce} evaluations={evaluations} />
        )}
        {ended.length > 0 && (
          <Disclosure title={t("endedOnes", { number: ended.length })} isOpen={isOpen} onToggle={setOpen}>
            <ContractsTable
              caption={t("endedOnes", { number: ended.length })}
              contracts={ended}
              evaluations={[]}
            />
          </Disclosure>
        )}
      </div>
    </>
  );
}

function ContractsSkeleton() {
  const shell = useTexts("shell");
  return (
    <>
      <PageTitle title={shell("contracts")} />
      <SkeletonRows label={shell("loading")} rows={3} />
    </>
  );
}
