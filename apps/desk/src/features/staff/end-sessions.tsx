import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useEndSessions } from "./use-change-staff.ts";

/** Signs somebody out everywhere, as when a device was lost (DSIGN-08). */
export function EndSessions({ uid }: { readonly uid: string }) {
  const t = useTexts("staff");
  const action = useEndSessions();
  const isDone = action.ended?.kind === "done" && action.ended.answer.refusal == null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="small"
        icon="logout"
        isBusy={action.isBusy}
        onClick={() => void action.run(uid)}
      >
        {t("endSessions")}
      </Button>
      <RefusalAlert action={action} title={t("notSaved")} />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isDone && t("sessionsEnded")}
      </p>
    </div>
  );
}
