import type { Screen } from "@vycep/shell/page/screen";
import { ContactHints } from "../../features/content/contact-card.tsx";
import { ServiceCard } from "../../features/content/support/service-card.tsx";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { supportContactsQuery } from "../../shared/user/support-contact.ts";

/** CONTENT-13, CONTENT-14, D28: how to reach customer service, and whether somebody is there now. */
export const contactSection: Screen = {
  component: ContactSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(supportContactsQuery());
  },
};

function ContactSection() {
  const { country } = useCurrentUser();
  return (
    <div className="grid max-w-cards grid-cols-2 items-start gap-5 max-mobile:grid-cols-1">
      <ServiceCard country={country} />
      <ContactHints />
    </div>
  );
}
