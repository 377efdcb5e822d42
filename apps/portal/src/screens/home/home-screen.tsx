import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { lazy, Suspense } from "react";
import { HomeGrid } from "../../features/home-shell/home-grid.tsx";
import { OrderingClosed } from "../../features/home-shell/ordering-closed.tsx";
import { orderingState } from "../../features/home-shell/ordering-state.ts";
import { WhatYouCan } from "../../features/home-shell/what-you-can.tsx";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser, useOpenPermissions } from "../../shared/user/current-user.ts";
import { useMayOpen, useMenuLinks } from "../../shared/user/menu-entries.ts";

const CartSummaryCard = lazy(() =>
  import("../../features/cart/summary/cart-summary-card.tsx").then((file) => ({
    default: file.CartSummaryCard,
  })),
);

const HomeBanners = lazy(() =>
  import("../../features/content/banners/home-banners.tsx").then((file) => ({ default: file.HomeBanners })),
);

const HomeTutorial = lazy(() =>
  import("../../features/content/tutorial/home-tutorial.tsx").then((file) => ({
    default: file.HomeTutorial,
  })),
);

const HomeCutOff = lazy(() => import("./home-cut-off.tsx").then((file) => ({ default: file.HomeCutOff })));
const HomeOrders = lazy(() => import("./home-orders.tsx").then((file) => ({ default: file.HomeOrders })));

const OrderOnItsWayCard = lazy(() =>
  import("../../features/orders/home/order-on-its-way-card.tsx").then((file) => ({
    default: file.OrderOnItsWayCard,
  })),
);

const OrdersToDecideCard = lazy(() =>
  import("../../features/orders/home/orders-to-decide-card.tsx").then((file) => ({
    default: file.OrdersToDecideCard,
  })),
);

/** ROUTE-01: the greeting, and the cards of whoever may order; in words what is true for everybody else (OP-152). */
export const homeScreen: Screen = { component: HomeScreen };

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
      <Suspense fallback={null}>
        <HomeBanners />
      </Suspense>
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
            </>
          )
        }
      />
      {state.kind === "open" ? (
        <HomeGrid
          asking={
            mayOpen({ name: "orders-history" }) && (
              <Suspense fallback={null}>
                <OrdersToDecideCard />
              </Suspense>
            )
          }
          repeat={
            mayOpen({ name: "orders-history" }) && (
              <Suspense fallback={null}>
                <HomeOrders />
              </Suspense>
            )
          }
          arriving={
            mayOpen({ name: "orders-history" }) && (
              <Suspense fallback={null}>
                <OrderOnItsWayCard />
              </Suspense>
            )
          }
          cutOff={
            <Suspense fallback={null}>
              <HomeCutOff />
            </Suspense>
          }
          cart={
            mayOpen({ name: "cart" }) && (
              <Suspense fallback={null}>
                <CartSummaryCard />
              </Suspense>
            )
          }
        />
      ) : (
        <>
          <OrderingClosed state={state} />
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
