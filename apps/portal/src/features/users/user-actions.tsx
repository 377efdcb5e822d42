import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useNavigation } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { paths } from "../../shared/paths.ts";
import { StatusDialog } from "./status-dialog.tsx";
import { useDeleteInvitation, useResendInvitation } from "./use-change-users.ts";
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
      {asked !== undefined && (
        <StatusDialog users={[user]} status={asked} onClose={() => setAsked(undefined)} />
      )}
      {asksDelete && <DeleteDialog user={user} onClose={() => setAsksDelete(false)} />}
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

interface DeleteDialogProps {
  readonly user: ManagedUserAnswer;
  readonly onClose: () => void;
}

function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const { t, nameOf } = useUsersWords();
  const { navigate } = useNavigation();
  const { run, isBusy } = useDeleteInvitation(user.UID);
  async function handleDelete() {
    const ended = await run();
    if (ended?.kind !== "done") return onClose();
    showToast(t("invitationDeleted"));
    navigate(paths.users());
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t("deleteAsk")}
      description={t("deleteMeans", { name: nameOf(user) })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("keepInvitation")}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void handleDelete()}>
            {t("deleteInvitation")}
          </Button>
        </>
      }
    />
  );
}
