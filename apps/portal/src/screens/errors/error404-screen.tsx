import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** ROUTE-34, ERROR-05: an unknown path; one place of the truck is empty. */
export const error404Screen: Screen = { component: Error404Screen };

function Error404Screen() {
  const t = useTexts("shell");
  const mayOpen = useMayOpen();
  return (
    <EmptyState
      headingLevel={1}
      picture={<FloorPlan label={t("error404Picture")} places={33} filled={33} missing={17} size="large" />}
      title={t("error404Title")}
      code={t("errorCode", { code: "404" })}
      actions={
        <>
          <ButtonLink href={paths.home()} size="large">
            {t("backHome")}
          </ButtonLink>
          {mayOpen({ name: "products" }) && (
            <ButtonLink href={paths.products()} variant="outline" size="large" icon="search">
              {t("searchCatalogue")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t("error404Text")}
    </EmptyState>
  );
}
