import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useSetUserStatus, useTakeBack } from "./use-change-users.ts";
import { useUsersWords } from "./users-words.ts";
import { waysBack } from "./ways-back.ts";

interface StatusDialogProps {
  readonly users: readonly ManagedUserInfo[];
  readonly status: SettableStatus;
  /** Says whether at least one was set. */
  readonly onClose: (isDone: boolean) => void;
}

/**
 * Asks before users are activated, deactivated, suspended or marked as gone, and names those who could not be set with
 * the reason (USERADMIN-13…16, D42).
 */
export function StatusDialog({ users, status, onClose }: StatusDialogProps) {
  const { t, nameOf } = useUsersWords();
  const { run, isBusy, ended } = useSetUserStatus();
  const takeBack = useTakeBack();
  const results = ended?.kind === "done" ? ended.answer.results : [];
  const handleClose = () => onClose(results.some(({ isDone }) => isDone));
  const refused = results.filter(({ isDone }) => !isDone);
  async function handleSet() {
    const end = await run({ UIDs: users.map(({ UID }) => UID), status });
    if (end?.kind !== "done") return;
    const count = end.answer.results.filter(({ isDone }) => isDone).length;
    const back = waysBack(users, status, end.answer.results);
    const said = t("statusDone", { count });
    if (back.length > 0) showUndo(said, () => takeBack(back));
    else if (count > 0) showToast(said);
    if (count === end.answer.results.length) onClose(true);
  }
  const names = users.map(nameOf).join(", ");
  return (
    <Dialog
      isOpen
      onClose={handleClose}
      role="alertdialog"
      size="small"
      title={t(`ask.${status}`, { names })}
      description={t(`means.${status}`)}
      actions={
        <>
          <Button variant="outline" onClick={handleClose}>
            {t("cancel")}
          </Button>
          {refused.length === 0 && (
            <Button
              variant={status === "Active" ? "primary" : "danger"}
              isBusy={isBusy}
              onClick={() => void handleSet()}
            >
              {t(`set.${status}`)}
            </Button>
          )}
        </>
      }
    >
      {refused.length > 0 && (
        <Alert tone="warning" isLive title={t("notAllDone")}>
          <ul>
            {refused.map(({ UID, message }) => {
              const user = users.find((each) => each.UID === UID);
              return <li key={UID}>{`${user === undefined ? UID : nameOf(user)}: ${message}`}</li>;
            })}
          </ul>
        </Alert>
      )}
    </Dialog>
  );
}
