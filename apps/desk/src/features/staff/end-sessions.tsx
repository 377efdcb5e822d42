import { useTexts } from "@vycep/shell/words/i18n";
import { MemberAct } from "./member-act.tsx";
import { useEndSessions } from "./use-change-staff.ts";

/** Signs somebody out everywhere, as when a device was lost (DSIGN-08). */
export function EndSessions({ uid }: { readonly uid: string }) {
  const t = useTexts("staff");
  const action = useEndSessions();
  const isDone = action.ended?.kind === "done" && action.ended.answer.refusal == null;
  return (
    <MemberAct
      icon="logout"
      label={t("endSessions")}
      action={action}
      onAct={() => void action.run(uid)}
      said={isDone && t("sessionsEnded")}
    />
  );
}
