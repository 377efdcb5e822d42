import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody } from "../../../kit/list-states.tsx";
import { paths } from "../../../shared/paths.ts";
import { NewCompanyForm } from "./new-company-form.tsx";
import { NewSteps } from "./new-steps.tsx";
import { newCustomerQuery } from "./use-new-customer.ts";

/** DCUST-01: a company is written down, the first of three steps. */
export const newCompanyScreen: Screen = {
  component: NewCompanyScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(newCustomerQuery()),
};

function NewCompanyScreen() {
  const t = useTexts("customers");
  const navigate = useNavigate();
  const reading = useQuery(newCustomerQuery());
  return (
    <>
      <DeskHead
        title={t("newCompany")}
        tools={
          <ButtonLink href={paths.companies()} variant="outline">
            {t("toList")}
          </ButtonLink>
        }
      />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(begins) =>
          begins.isErpOwned || !begins.mayCreateCompany ? (
            <Alert tone="info">{t(begins.isErpOwned ? "erpCreates" : "notYours")}</Alert>
          ) : (
            <>
              <NewSteps current="company" />
              <NewCompanyForm begins={begins} onMade={(id) => navigate({ href: paths.beginCompany(id) })} />
            </>
          )
        }
      </DeskListBody>
    </>
  );
}
