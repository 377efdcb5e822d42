import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { DealForm } from "./deal-form.tsx";
import { dealQuery } from "./use-deals.ts";

/** DGOOD-03: one package deal, with the cart that tries it as it is written. */
export const dealScreen: Screen = {
  component: DealScreen,
  load: ({ queryClient, params: { sku = "" } }) => void queryClient.prefetchQuery(dealQuery(sku)),
};

function DealScreen() {
  const t = useTexts("deal-desk");
  const { sku = "" } = useParams({ strict: false });
  const reading = useQuery(dealQuery(sku));
  if (reading.data != null) return <DealForm key={sku} deal={reading.data} />;
  return (
    <>
      <DeskHead title={sku} />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={() => (
          <Nothing
            icon="search"
            title={t("dealUnknownTitle", { sku })}
            actions={<ButtonLink href={paths.bundles()}>{t("toDeals")}</ButtonLink>}
          >
            {t("dealUnknownText")}
          </Nothing>
        )}
      >
        {() => null}
      </DeskListBody>
    </>
  );
}
