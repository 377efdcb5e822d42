import { copyText } from "@vycep/shell/files/copy-text";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { MemberAct } from "./member-act.tsx";
import { useInviteAgain } from "./use-change-staff.ts";
import type { Member } from "./use-staff.ts";

/** Sends an invitation that was never used once more; without mail its link is there to be handed over (DSIGN-08). */
export function InviteAgain({ member: { uid, email } }: { readonly member: Member }) {
  const t = useTexts("staff");
  const action = useInviteAgain();
  const answer = action.ended?.kind === "done" ? action.ended.answer : undefined;
  const link = answer?.link ?? undefined;
  const isSent = answer !== undefined && answer.refusal == null;
  return (
    <MemberAct
      icon="mail"
      label={t("inviteAgain")}
      action={action}
      onAct={() => void action.run(uid)}
      said={isSent && (link === undefined ? t("invitedAgain", { email }) : t("linkText"))}
    >
      {link !== undefined && (
        <>
          <p className="rounded-control bg-foam-dim p-3 font-mono text-small break-all">{link}</p>
          <Button variant="outline" size="small" icon="copy" onClick={() => void copyText(link)}>
            {t("linkCopy")}
          </Button>
        </>
      )}
    </MemberAct>
  );
}
