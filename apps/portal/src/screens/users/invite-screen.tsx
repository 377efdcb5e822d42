import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { InviteForm } from "../../features/users/invite/invite-form.tsx";
import { rolesQuery, useRoles } from "../../features/users/use-roles.ts";

/** USERADMIN-11: inviting somebody to the company. */
export const inviteScreen: Screen = {
  component: InviteScreen,
  pending: InviteSkeleton,
  load: ({ queryClient }) => void queryClient.prefetchQuery(rolesQuery()),
};

function InviteScreen() {
  const t = useTexts("users");
  const language = useLanguage();
  const offer = useRoles();
  return (
    <>
      <PageTitle title={t("invite")} />
      <InviteForm offer={offer} language={language} />
    </>
  );
}

function InviteSkeleton() {
  const shell = useTexts("shell");
  return <SkeletonRows label={shell("loading")} rows={4} />;
}
