import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useMay } from "../../shared/me.ts";
import { type Deal, useApproveDeal, useDropDealDraft } from "./use-deals.ts";

interface DealDraftNoticeProps {
  readonly deal: Pick<Deal, "sku" | "version">;
  readonly draft: NonNullable<Deal["draft"]>;
}

/** That what stands in the form is seen by nobody yet, and who may let it out (DPRICE-03). */
export function DealDraftNotice({ deal: { sku, version }, draft }: DealDraftNoticeProps) {
  const t = useTexts("deal-desk");
  const { isWaiting, isOwn, writtenBy } = draft;
  const [approving, dropping] = [useApproveDeal(), useDropDealDraft()];
  const mayApprove = useMay({ area: "prices", power: "approve" });
  const mayChange = useMay({ area: "prices", power: "change" });
  const text = isWaiting
    ? isOwn
      ? t("waitsForOther")
      : t("waitsFor", { name: writtenBy })
    : t("dealDraftOpen", { name: writtenBy });
  async function run(action: typeof approving, done: string) {
    const ended = await action.run({ sku, version });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(done);
  }
  return (
    <>
      <Alert
        tone="warning"
        action={
          <span className="flex flex-wrap gap-2">
            {isWaiting && !isOwn && mayApprove && (
              <Button
                size="small"
                icon="check"
                isBusy={approving.isBusy}
                onClick={() => void run(approving, t("approved"))}
              >
                {t("approve")}
              </Button>
            )}
            {mayChange && (
              <Button
                variant="outline"
                size="small"
                isBusy={dropping.isBusy}
                onClick={() => void run(dropping, t("draftDropped"))}
              >
                {t("dropDraft")}
              </Button>
            )}
          </span>
        }
      >
        {text}
      </Alert>
      <RefusalAlert action={approving} title={t("notDone")} />
      <RefusalAlert action={dropping} title={t("notDone")} />
    </>
  );
}
