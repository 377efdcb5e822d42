import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { paths } from "../../shared/paths.ts";

/** The three parts of prices, under the head of each. */
export function PricesTabs({ current }: { readonly current: "drafts" | "lists" | "explained" }) {
  const t = useTexts("price-desk");
  const tabs = [
    { id: "drafts", href: paths.prices() },
    { id: "lists", href: paths.priceLists() },
    { id: "explained", href: paths.priceExplained() },
  ] as const;
  return (
    <div className="px-page pb-3">
      <TabLinks
        label={t("parts")}
        tabs={tabs.map(({ id, href }) => ({ href, label: t(id), isCurrent: id === current }))}
      />
    </div>
  );
}
