import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { ContractPage } from "../../features/contracts/contract-page.tsx";
import { contractEvaluationQuery, contractsQuery } from "../../features/contracts/use-contracts.ts";
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
  if (contract !== undefined) return <ContractPage contract={contract} evaluation={evaluation} />;
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
