import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { ContactCard } from "../features/content/contact-card.tsx";
import { portalExtLinksQuery } from "../features/content/use-portal-ext-links.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import type { Screen } from "../shared/page/screen.ts";
import { useVisitor } from "../shared/session/current-user.ts";

/** ROUTE-30: how to reach customer service, for everybody. */
export const contactScreen: Screen = {
  component: ContactScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(portalExtLinksQuery()),
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
