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
  /** How many orders the history lists, while it is the one that is open: its tab says the same. */
  readonly listed?: number | undefined;
  readonly tools?: ReactNode;
}

/** Title and tabs of the one screen of orders (ROUTE-12); a tab is there for who may open it (OP-35). */
export function OrdersHead({ current, listed, tools }: OrdersHeadProps) {
  const t = useTexts("orders");
  const mayOpen = useMayOpen();
  const hasHistory = mayOpen({ name: "orders-history" });
  const hasSaved = mayOpen({ name: "saved-orders" });
  const placed = useOrderCount(hasHistory && current !== "history");
  const saved = useSavedOrderCount(hasSaved);
  const history = {
    href: paths.orderHistory(),
    label: t("tabHistory"),
    count: current === "history" ? listed : placed,
  };
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
