import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import { showToast } from "@vycep/shell/messages/toasts";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Suspense, useState } from "react";
import { paths } from "../../shared/paths.ts";
import { useResendInvitation } from "./use-change-users.ts";
import { DeleteInvitationDialog, StatusDialog } from "./user-dialogs.ts";
import { useUsersWords } from "./users-words.ts";

/** What can be done with a user from the list: only what their status and the asker's rights allow (USERADMIN-12, USERADMIN-13). */
export function UserRowMenu({ user }: { readonly user: ManagedUserInfo }) {
  const { t, nameOf } = useUsersWords();
  const [asked, setAsked] = useState<SettableStatus>();
  const [asksDelete, setAsksDelete] = useState(false);
  const resend = useResendInvitation(user.UID, t("resendFailed"));
  const { changeRights, setStatus, resendOrDeleteInvitation } = user.viewerCan;
  async function handleResend() {
    const ended = await resend.run(user.email);
    if (ended?.kind === "done") showToast(t("resent", { email: user.email }));
  }
  return (
    <>
      <Menu
        label={t("actionsFor", { name: nameOf(user) })}
        trigger={<Icon name={resend.isBusy ? "spinner" : "dots"} />}
        isBusy={resend.isBusy}
        groups={[
          [
            {
              id: "open",
              label: t(changeRights ? "change" : "show"),
              icon: changeRights ? ("pencil" as const) : ("eye" as const),
              href: paths.user(user.UID),
            },
          ],
          setStatus.map((status) => ({
            id: status,
            label: t(`set.${status}`),
            isDangerous: status !== "Active",
            onSelect: () => setAsked(status),
          })),
          resendOrDeleteInvitation
            ? [
                {
                  id: "resend",
                  label: t("resend"),
                  icon: "mail" as const,
                  onSelect: () => void handleResend(),
                },
                {
                  id: "delete",
                  label: t("deleteInvitation"),
                  icon: "trash" as const,
                  isDangerous: true,
                  onSelect: () => setAsksDelete(true),
                },
              ]
            : [],
        ].filter((group) => group.length > 0)}
      />
      <Suspense fallback={null}>
        {asked !== undefined && (
          <StatusDialog users={[user]} status={asked} onClose={() => setAsked(undefined)} />
        )}
        {asksDelete && <DeleteInvitationDialog user={user} onClose={() => setAsksDelete(false)} />}
      </Suspense>
    </>
  );
}
