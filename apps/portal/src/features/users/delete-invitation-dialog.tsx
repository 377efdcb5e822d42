import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useNavigation } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { paths } from "../../shared/paths.ts";
import { useDeleteInvitation } from "./use-change-users.ts";
import { useUsersWords } from "./users-words.ts";

interface DeleteInvitationDialogProps {
  readonly user: ManagedUserInfo;
  readonly onClose: () => void;
}

/** Asks before an invitation that was never used goes (D42); then the list is what is left to see. */
export function DeleteInvitationDialog({ user, onClose }: DeleteInvitationDialogProps) {
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
