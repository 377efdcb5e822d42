import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";

interface CustomerTabsProps {
  readonly current: "shipTos" | "companies" | "users";
  /** How many the shown list has. */
  readonly count: string | number | undefined;
}

/** The three lists of customers beside each other (DCUST-01). */
export function CustomerTabs({ current, count }: CustomerTabsProps) {
  const t = useTexts("customers");
  const seesUsers = useMay({ area: "customer-users", power: "see" });
  const tabs = [
    { id: "shipTos", href: paths.shipTos(), label: t("shipTos") },
    { id: "companies", href: paths.companies(), label: t("companies") },
    ...(seesUsers ? [{ id: "users", href: paths.customerUsers(), label: t("users") }] : []),
  ];
  return (
    <div className="px-page pb-1">
      <TabLinks
        label={t("lists")}
        tabs={tabs.map(({ id, href, label }) => ({
          ...{ href, label, isCurrent: id === current },
          count: id === current ? count : undefined,
        }))}
      />
    </div>
  );
}
