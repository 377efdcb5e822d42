import { useBlocker } from "@tanstack/react-router";
import { useAction } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense } from "react";

// Fetched with the first change, so that it is there for who leaves without a connection.
const Dialog = lazy(() => import("@vycep/ui/overlays/dialog.tsx").then((file) => ({ default: file.Dialog })));

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
  const { status, proceed, reset } = blocker;
  const keeping = useAction(onKeep);
  if (!isUnsaved && status !== "blocked") return null;
  async function handleKeep() {
    const ended = await keeping.run();
    // The second click of a double click is none.
    if (ended === undefined) return;
    if (ended.kind === "done" && ended.answer) proceed?.();
    else reset?.();
  }
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen={status === "blocked"}
        size="small"
        title={t("leaveTitle")}
        description={t("leaveText")}
        closeLabel={shell("close")}
        onClose={() => reset?.()}
        actions={
          <>
            <Button variant="outline" onClick={() => proceed?.()}>
              {t("leaveWithout")}
            </Button>
            <Button isBusy={keeping.isBusy} onClick={() => void handleKeep()}>
              {t("leaveKeep")}
            </Button>
          </>
        }
      />
    </Suspense>
  );
}
