import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { ContactCard } from "../../features/content/contact-card.tsx";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { useVisitor } from "../../shared/user/current-user.ts";
import { supportContactsQuery } from "../../shared/user/support-contact.ts";

/** ROUTE-30: how to reach customer service, for everybody. */
export const contactScreen: Screen = {
  component: ContactScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(portalExtLinksQuery());
    void queryClient.prefetchQuery(supportContactsQuery());
  },
};

function ContactScreen() {
  const t = useTexts("content");
  const user = useVisitor();
  return (
    <>
      <PageTitle title={t("title")} note={t("intro")} />
      <ContactCard country={user?.country} />
    </>
  );
}
