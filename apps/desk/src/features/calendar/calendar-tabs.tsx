import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { paths } from "../../shared/paths.ts";

const tabs = [
  { id: "changes", href: paths.calendar() },
  { id: "holidays", href: paths.holidays() },
  { id: "leadTimes", href: paths.leadTimes() },
] as const;

/** The parts of the calendar beside each other (DCAL-01…03). */
export function CalendarTabs({ current }: { readonly current: (typeof tabs)[number]["id"] }) {
  const t = useTexts("calendar-desk");
  return (
    <div className="px-page pb-1">
      <TabLinks
        label={t("parts")}
        tabs={tabs.map(({ id, href }) => ({ href, label: t(id), isCurrent: id === current }))}
      />
    </div>
  );
}
