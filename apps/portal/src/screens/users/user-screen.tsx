import { useParams } from "@tanstack/react-router";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { ResetFactorsCard } from "../../features/identity/factors/reset-factors-card.tsx";
import { reachOf } from "../../features/users/reach-of.ts";
import { RightsForm } from "../../features/users/rights-form.tsx";
import { managedUserQuery, useManagedUser } from "../../features/users/use-managed-user.ts";
import { rolesQuery, useRoles } from "../../features/users/use-roles.ts";
import { UserAccountCard } from "../../features/users/user-account-card.tsx";
import { UserActions } from "../../features/users/user-actions.tsx";
import { UserHistory } from "../../features/users/user-history.tsx";
import { UserMissing } from "../../features/users/user-missing.tsx";
import { UserStatusPill } from "../../features/users/user-status-pill.tsx";

/** One user of the company: places, roles, switches, status, and who changed what (USERADMIN-05). */
export const userScreen: Screen = {
  component: UserScreen,
  pending: UserSkeleton,
  load: ({ queryClient, params }) => {
    void queryClient.prefetchQuery(rolesQuery());
    void queryClient.prefetchQuery(managedUserQuery(params["id"] ?? ""));
  },
};

function UserScreen() {
  const { id = "" } = useParams({ strict: false });
  const user = useManagedUser(id);
  return user === null ? <UserMissing /> : <UserPage user={user} />;
}

function UserPage({ user }: { readonly user: NonNullable<ReturnType<typeof useManagedUser>> }) {
  const offer = useRoles();
  const name = `${user.firstName} ${user.lastName}`.trim();
  usePageTitle(name);
  return (
    <>
      <PageTitle
        title={name}
        badge={<UserStatusPill status={user.status} />}
        note={reachOf(user)}
        tools={<UserActions user={user} />}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-aside-small">
        <RightsForm key={user.UID} user={user} offer={offer} />
        <div className="grid gap-5">
          <UserAccountCard user={user} />
          {user.status === "Active" && user.viewerCan.setStatus.length > 0 && (
            <ResetFactorsCard uid={user.UID} />
          )}
          <UserHistory history={user.history} shipTos={offer.shipTos} />
        </div>
      </div>
    </>
  );
}

function UserSkeleton() {
  const shell = useTexts("shell");
  return <SkeletonRows label={shell("loading")} rows={6} />;
}
