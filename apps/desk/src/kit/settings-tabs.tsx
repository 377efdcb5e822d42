import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { paths } from "../shared/paths.ts";

/** The pages of the portal's settings, each under its tab. */
export function SettingsTabs({ current }: { readonly current: "settings" | "brand" | "terms" }) {
  const t = useTexts("portal-settings");
  return (
    <div className="mb-3 px-page">
      <TabLinks
        label={t("tabs")}
        tabs={[
          { href: paths.portalSettings(), label: t("tab.settings"), isCurrent: current === "settings" },
          { href: paths.brand(), label: t("tab.brand"), isCurrent: current === "brand" },
          { href: paths.terms(), label: t("tab.terms"), isCurrent: current === "terms" },
        ]}
      />
    </div>
  );
}
