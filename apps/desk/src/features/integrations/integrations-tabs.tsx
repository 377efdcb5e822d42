import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";

/** The parts of the connections, under the head of each. */
export function IntegrationsTabs({ current }: { readonly current: "state" | "keys" | "imports" | "export" }) {
  const t = useTexts("integrations");
  const mayTakeAll = useMay({ area: "staff", power: "change" });
  const tabs = [
    { id: "state", href: paths.integrations() },
    { id: "keys", href: paths.keys() },
    { id: "imports", href: paths.imports() },
    ...(mayTakeAll ? [{ id: "export", href: paths.exports() } as const] : []),
  ] as const;
  return (
    <div className="px-page pb-3">
      <TabLinks
        label={t("parts")}
        tabs={tabs.map(({ id, href }) => ({ href, label: t(`part.${id}`), isCurrent: id === current }))}
      />
    </div>
  );
}
