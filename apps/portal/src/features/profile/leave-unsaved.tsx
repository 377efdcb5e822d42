import { useBlocker } from "@tanstack/react-router";
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
  if (!isUnsaved && status !== "blocked") return null;
  async function handleKeep() {
    if (await onKeep()) proceed?.();
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
            <Button onClick={() => void handleKeep()}>{t("leaveKeep")}</Button>
          </>
        }
      />
    </Suspense>
  );
}
