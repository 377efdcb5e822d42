import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { IconLink } from "@vycep/ui/actions/icon-link.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { lazy, Suspense } from "react";
import { HomeBanners } from "../../features/content/banners/home-banners.tsx";
import { bannersQuery } from "../../features/content/banners/use-banners.ts";
import { HomeGrid } from "../../features/home-shell/home-grid.tsx";
import { OrderingClosed } from "../../features/home-shell/ordering-closed.tsx";
import { orderingState } from "../../features/home-shell/ordering-state.ts";
import { WhatYouCan } from "../../features/home-shell/what-you-can.tsx";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser, useOpenPermissions } from "../../shared/user/current-user.ts";
import { useMayOpen, useMenuLinks } from "../../shared/user/menu-entries.ts";
import {
  arrivingPart,
  askingPart,
  cartPart,
  cutOffPart,
  prefetchHomeParts,
  repeatPart,
} from "./home-parts.tsx";

const HomeTutorial = lazy(() =>
  import("../../features/content/tutorial/home-tutorial.tsx").then((file) => ({
    default: file.HomeTutorial,
  })),
);

/** ROUTE-01: the greeting, and the cards of whoever may order; in words what is true for everybody else (OP-152). */
export const homeScreen: Screen = {
  component: HomeScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(bannersQuery());
    prefetchHomeParts();
  },
};

function HomeScreen() {
  const t = useTexts("home");
  const user = useCurrentUser();
  const mayOpen = useMayOpen();
  const links = useMenuLinks();
  const state = orderingState(useOpenPermissions().has("Catalogue"), user.shipTos);
  const waysOn = [...links.main, ...links.more, ...links.user].filter(({ name }) => name !== "homepage");
  const canStart = state.kind === "open" && mayOpen({ name: "products" });
  return (
    <>
      <HomeBanners />
      <PageTitle
        title={t("greeting")}
        note={[user.name, user.companyName].filter(Boolean).join(" · ")}
        tools={
          canStart && (
            <>
              <div className="max-mobile:hidden">
                <ButtonLink href={paths.fastEntry()} variant="outline" icon="copy">
                  {t("fastEntry")}
                </ButtonLink>
              </div>
              <ButtonLink href={paths.products()} variant="outline" icon="grid">
                {t("newOrder")}
              </ButtonLink>
              {mayOpen({ name: "cellar" }) && (
                <>
                  <div className="max-mobile:hidden">
                    <ButtonLink href={paths.cellar()} variant="outline" icon="keg">
                      {t("countCellar")}
                    </ButtonLink>
                  </div>
                  <div className="desktop:hidden">
                    <IconLink href={paths.cellar()} icon="keg" label={t("countCellar")} />
                  </div>
                </>
              )}
            </>
          )
        }
      />
      {state.kind === "open" && user.shipTos.length > 0 ? (
        <HomeGrid
          asking={mayOpen({ name: "orders-history" }) && <askingPart.Part />}
          repeat={mayOpen({ name: "orders-history" }) && <repeatPart.Part />}
          arriving={mayOpen({ name: "orders-history" }) && <arrivingPart.Part />}
          cutOff={<cutOffPart.Part />}
          cart={mayOpen({ name: "cart" }) && <cartPart.Part />}
        />
      ) : (
        <>
          {/* Without any place, as in a preview of settings, there is nothing to repeat, to count down to or to fill. */}
          {state.kind !== "open" && <OrderingClosed state={state} />}
          <WhatYouCan links={waysOn} />
        </>
      )}
      <PartBoundary resetKey={user.uid}>
        <Suspense fallback={null}>
          <HomeTutorial user={user} isOrdering={state.kind === "open"} />
        </Suspense>
      </PartBoundary>
    </>
  );
}
