import { useQuery } from "@tanstack/react-query";
import type { Webhook, WebhookDelivery } from "@vycep/contract/webhooks/webhooks.rest";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useProgramsWords } from "./programs-words.ts";
import { deliveriesQuery, useWebhookActions } from "./use-webhooks.ts";

interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** What was sent to an address, with what it answered; each goes again when asked for (B16). */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { t } = useProgramsWords();
  const shell = useTexts("shell");
  const { data: deliveries } = useQuery(deliveriesQuery(webhook.id));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t("deliveries")}
      description={<span className="break-all">{webhook.url}</span>}
      closeLabel={shell("close")}
    >
      {deliveries === undefined ? (
        <SkeletonRows label={shell("loading")} rows={4} />
      ) : deliveries.length === 0 ? (
        <p className="text-ink-soft">{t("deliveriesNone")}</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const tones = { waiting: "preparing", delivered: "done", "given-up": "refused" } as const;

function DeliveryRow({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t, momentOf, placeName } = useProgramsWords();
  const { repeat } = useWebhookActions();
  const { id, type, state, shipToId, createdAt, attempts, statusCode, problem, nextAttemptAt } = delivery;
  const facts = [
    momentOf(createdAt),
    ...(shipToId === null ? [] : [placeName(shipToId)]),
    t("attempt", { number: String(attempts) }),
    ...(statusCode === null
      ? []
      : [t(problem === null ? "statusCode" : "problem.other-answer", { code: String(statusCode) })]),
    ...(problem === null || problem === "other-answer" ? [] : [t(`problem.${problem}`)]),
    ...(nextAttemptAt === null ? [] : [t("nextAttempt", { moment: momentOf(nextAttemptAt) })]),
  ];
  async function handleRepeat() {
    if ((await repeat.run(id))?.kind === "done") showToast(t("repeated"));
  }
  return (
    <li className="flex items-start gap-3.5 border-t border-line py-3 first:border-t-0 max-mobile:flex-col">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <strong className="break-words">{type}</strong>
          <Status tone={tones[state]} text={t(`state.${state}`)} />
        </div>
        <p className="text-small text-ink-soft">{facts.join(" · ")}</p>
      </div>
      {state !== "waiting" && (
        <Button
          variant="outline"
          size="small"
          aria-label={t("repeatNamed", { name: type })}
          isBusy={repeat.isBusy}
          onClick={() => void handleRepeat()}
        >
          {t("repeat")}
        </Button>
      )}
    </li>
  );
}
