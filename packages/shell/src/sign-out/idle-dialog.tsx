import { Button } from "@vycep/ui/actions/button.tsx";
import { CountdownRing } from "@vycep/ui/meters/countdown-ring.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCountdown } from "@vycep/words/engine/format-time";
import { door } from "../door/door.ts";
import { useTexts } from "../words/i18n.ts";

interface IdleDialogProps {
  readonly leftMs: number;
  /** The part of the warning that is left, 0…1. */
  readonly left: number;
  readonly onSignOut: () => void;
}

/** "Are you still there?" one minute before the session ends; any key or click answers it (SESSION-21, SESSION-22). */
export function IdleDialog({ leftMs, left, onSignOut }: IdleDialogProps) {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  // The answer is heard by the watch itself: whatever is pressed or clicked.
  const stay = () => undefined;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isCentered
      title={t("idleTitle")}
      description={t(`idleText${door.wordsEnd}`)}
      onClose={stay}
      picture={<CountdownRing text={formatCountdown(leftMs)} left={left} />}
      actions={
        <>
          <Button variant="outline" onClick={onSignOut}>
            {shell("signOut")}
          </Button>
          <Button onClick={stay} autoFocus>
            {t(`stay${door.wordsEnd}`)}
          </Button>
        </>
      }
    />
  );
}
