import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";

/** Leaflets, package deals, limits and the trial, under the head of each. */
export function OffersTabs({ current }: { readonly current: "leaflets" | "deals" | "trial" }) {
  const t = useTexts("deal-desk");
  const maySeeLimits = useMay({ area: "products", power: "see" });
  const tabs = [
    { id: "leaflets", href: paths.leaflets() },
    { id: "deals", href: paths.bundles() },
    { id: "trial", href: paths.trialCart() },
    ...(maySeeLimits ? [{ id: "limits", href: paths.productLimits() } as const] : []),
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
