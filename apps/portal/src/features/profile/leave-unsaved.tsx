import { useBlocker } from "@tanstack/react-router";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

interface LeaveUnsavedProps {
  readonly isUnsaved: boolean;
  /** Keeps what is typed; tells whether that was done. */
  readonly onKeep: () => Promise<boolean>;
}

/** Whoever leaves what they typed is asked first: to keep it and go, to go without it, or to stay. */
export function LeaveUnsaved({ isUnsaved, onKeep }: LeaveUnsavedProps) {
  const t = useTexts("profile");
  const shell = useTexts("shell");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const { proceed, reset } = blocker;
  if (blocker.status !== "blocked" || proceed === undefined || reset === undefined) return null;
  async function handleKeep(proceed: () => void, reset: () => void) {
    if (await onKeep()) proceed();
    else reset();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t("leaveTitle")}
      description={t("leaveText")}
      closeLabel={shell("close")}
      onClose={reset}
      actions={
        <>
          <Button variant="outline" onClick={proceed}>
            {t("leaveWithout")}
          </Button>
          <Button onClick={() => void handleKeep(proceed, reset)}>{t("leaveKeep")}</Button>
        </>
      }
    />
  );
}
