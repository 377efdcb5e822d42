import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { useUnreadTickets } from "../../features/tickets/use-unread-tickets.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { supportTabs } from "./sections.ts";

/** The tabs of the support, above each of its lists; a tab is there for who may open it (ROUTE-22, OP-101). */
export function SupportTabs({ current }: { readonly current: string }) {
  const shell = useTexts("shell");
  const mayOpen = useMayOpen();
  const shown = supportTabs.filter(mayOpen);
  const unread = useUnreadTickets(shown.some(({ tab }) => tab === "tickets"));
  return (
    <div className="mb-4">
      <TabLinks
        label={shell("support")}
        tabs={shown.map(({ tab, title }) => ({
          href: paths.support(tab),
          label: shell(title),
          isCurrent: tab === current,
          count: tab === "tickets" ? unread : undefined,
        }))}
      />
    </div>
  );
}
