import type { Screen } from "@vycep/shell/page/screen";
import { Card } from "@vycep/ui/layout/card.tsx";
import { DetailsForm } from "../../features/profile/details-form.tsx";
import { EmailCard } from "../../features/profile/email-card.tsx";
import { PersonHead } from "../../features/profile/person-head.tsx";
import { PhoneRequestCard } from "../../features/profile/phone-request-card.tsx";
import { useDetailsDraft } from "../../features/profile/use-details-draft.ts";
import { ownEmailChangeQuery } from "../../features/profile/use-own-email-change.ts";
import { useSetDefaultShipTo } from "../../features/profile/use-set-default-ship-to.ts";
import { useSetOwnDetails } from "../../features/profile/use-set-own-details.ts";
import { selectableShipTosOf, useCurrentUser } from "../../shared/user/current-user.ts";
import { choicesFor, speakFrom } from "../../shared/user/settle-language.ts";
import { supportContactsQuery, useOwnSupportContact } from "../../shared/user/support-contact.ts";

/** PROFILE-01, PROFILE-04, PROFILE-05: the person's own details. */
export const detailsSection: Screen = {
  component: DetailsSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(supportContactsQuery());
    void queryClient.prefetchQuery(ownEmailChangeQuery());
  },
};

function DetailsSection() {
  const user = useCurrentUser();
  const { firstName, lastName, phone, language, country, isKeyAccount } = user;
  const current = { firstName, lastName, phone, language };
  const draft = useDetailsDraft({ current, isKeyAccount, country });
  const setDetails = useSetOwnDetails(user.uid);
  const setDefaultShipTo = useSetDefaultShipTo(user.uid, { showsOwnFailure: true });
  const contact = useOwnSupportContact(country);
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-aside-small">
      <Card isFlush>
        <PersonHead initials={user.initials} name={user.name} companyName={user.companyName} />
        <DetailsForm
          draft={draft}
          email={user.email}
          isPhoneLocked={isKeyAccount}
          languages={choicesFor(country, language)}
          shipTos={selectableShipTosOf(user)}
          defaultShipToId={user.defaultShipToId}
          setDetails={setDetails}
          setDefaultShipTo={setDefaultShipTo}
          onKept={(kept) => void speakFrom(kept, country)}
        />
      </Card>
      <div className="grid gap-5">
        <EmailCard email={user.email} />
        {isKeyAccount && <PhoneRequestCard person={user} companyName={user.companyName} contact={contact} />}
      </div>
    </div>
  );
}
