import type { Webhook } from "@vycep/contract/webhooks/webhooks.rest";
import { showToast } from "@vycep/shell/messages/toasts";
import { AskDialog } from "./ask-dialog.tsx";
import { useProgramsWords } from "./programs-words.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { useWebhookActions } from "./use-webhooks.ts";

interface WebhookQuestionProps {
  readonly what: "rotate" | "remove";
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before an address goes, or its secret changes; a new secret is shown once. */
export function WebhookQuestion({ what, webhook: { id, url }, onClose }: WebhookQuestionProps) {
  const { t } = useProgramsWords();
  const { rotate, remove } = useWebhookActions();
  if (rotate.ended?.kind === "done")
    return <SecretDialog title={t("secretMade")} secret={rotate.ended.answer.secret} onClose={onClose} />;
  async function handleRemove() {
    if ((await remove.run(id))?.kind === "done") showToast(t("removed"));
    onClose();
  }
  return what === "rotate" ? (
    <AskDialog
      title={t("rotateTitle")}
      text={t("rotateText")}
      answer={t("rotateDo")}
      isDanger={false}
      isBusy={rotate.isBusy}
      onYes={() => void rotate.run(id)}
      onClose={onClose}
    />
  ) : (
    <AskDialog
      title={t("removeTitle")}
      text={t("removeText", { url })}
      answer={t("remove")}
      isDanger
      isBusy={remove.isBusy}
      onYes={() => void handleRemove()}
      onClose={onClose}
    />
  );
}
