import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Suspense, useState } from "react";
import { useResendInvitation } from "./use-change-users.ts";
import { DeleteInvitationDialog, StatusDialog } from "./user-dialogs.ts";
import { useUsersWords } from "./users-words.ts";

/** What can be done with a user as a whole: only what their status allows (USERADMIN-12, USERADMIN-13, D42). */
export function UserActions({ user }: { readonly user: ManagedUserAnswer }) {
  const { t } = useUsersWords();
  const [asked, setAsked] = useState<SettableStatus>();
  const [asksDelete, setAsksDelete] = useState(false);
  const { setStatus, resendOrDeleteInvitation: mayDelete } = user.viewerCan;
  return (
    <>
      {setStatus.map((status) => (
        <Button
          key={status}
          variant={status === "Active" ? "primary" : "outline"}
          aria-haspopup="dialog"
          onClick={() => setAsked(status)}
        >
          {t(`set.${status}`)}
        </Button>
      ))}
      {mayDelete && <ResendButton user={user} />}
      {mayDelete && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsksDelete(true)}>
          {t("deleteInvitation")}
        </Button>
      )}
      <Suspense fallback={null}>
        {asked !== undefined && (
          <StatusDialog users={[user]} status={asked} onClose={() => setAsked(undefined)} />
        )}
        {asksDelete && <DeleteInvitationDialog user={user} onClose={() => setAsksDelete(false)} />}
      </Suspense>
    </>
  );
}

function ResendButton({ user }: { readonly user: ManagedUserAnswer }) {
  const { t } = useUsersWords();
  const { run, isBusy } = useResendInvitation(user.UID, t("resendFailed"));
  async function handleResend() {
    const ended = await run(user.email);
    if (ended?.kind === "done") showToast(t("resent", { email: user.email }));
  }
  return (
    <Button variant="outline" icon="mail" isBusy={isBusy} onClick={() => void handleResend()}>
      {t("resend")}
    </Button>
  );
}
