import { useTexts } from "@vycep/shell/words/i18n";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import type { ReactNode } from "react";
import { useOrderCount } from "../../features/orders/history/use-orders.ts";
import { useSavedOrderCount } from "../../features/saved-orders/use-saved-orders.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

interface OrdersHeadProps {
  readonly current: "history" | "saved";
  readonly tools?: ReactNode;
}

/** Title and tabs of the one screen of orders (ROUTE-12); a tab is there for who may open it (OP-35). */
export function OrdersHead({ current, tools }: OrdersHeadProps) {
  const t = useTexts("orders");
  const mayOpen = useMayOpen();
  const hasHistory = mayOpen({ name: "orders-history" });
  const hasSaved = mayOpen({ name: "saved-orders" });
  const placed = useOrderCount(hasHistory);
  const saved = useSavedOrderCount(hasSaved);
  const history = { href: paths.orderHistory(), label: t("tabHistory"), count: placed };
  const putAside = { href: paths.savedOrders(), label: t("tabSaved"), count: saved };
  return (
    <>
      <PageTitle title={t("title")} tools={tools} />
      <div className="mb-4">
        <TabLinks
          label={t("tabs")}
          tabs={[
            ...(hasHistory ? [{ ...history, isCurrent: current === "history" }] : []),
            ...(hasSaved ? [{ ...putAside, isCurrent: current === "saved" }] : []),
          ]}
        />
      </div>
    </>
  );
}
