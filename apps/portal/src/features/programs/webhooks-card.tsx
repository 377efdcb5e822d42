import { useSuspenseQuery } from "@tanstack/react-query";
import type { Webhook } from "@vycep/contract/webhooks/webhooks.rest";
import { later } from "@vycep/shell/page/later.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { useProgramsWords } from "./programs-words.ts";
import { useWebhookActions, webhooksQuery } from "./use-webhooks.ts";
import { WebhookQuestion } from "./webhook-question.tsx";

const webhookDialog = later(() => import("./webhook-dialog.tsx").then((file) => file.WebhookDialog), []);
const deliveriesDialog = later(
  () => import("./deliveries-dialog.tsx").then((file) => file.DeliveriesDialog),
  [],
);

/** Where messages of the company go, for whoever manages places of it (B16). */
export function WebhooksCard({ places }: { readonly places: readonly string[] }) {
  const { t } = useProgramsWords();
  const { data } = useSuspenseQuery(webhooksQuery());
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<{
    readonly what: "deliveries" | "rotate" | "remove";
    readonly webhook: Webhook;
  }>();
  const close = () => setAsked(undefined);
  return (
    <Card
      isFlush
      title={t("hooksTitle")}
      aside={
        <Button variant="outline" size="small" icon="plus" onClick={() => setMaking(true)}>
          {t("hookNew")}
        </Button>
      }
    >
      <p className="px-5 pb-4 text-ink-soft">{t(data.webhooks.length === 0 ? "hooksNone" : "hooksText")}</p>
      <ul>
        {data.webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onAsk={(what) => setAsked({ what, webhook })} />
        ))}
      </ul>
      {isMaking && <webhookDialog.Part places={places} onClose={() => setMaking(false)} />}
      {asked?.what === "deliveries" && <deliveriesDialog.Part webhook={asked.webhook} onClose={close} />}
      {asked !== undefined && asked.what !== "deliveries" && (
        <WebhookQuestion what={asked.what} webhook={asked.webhook} onClose={close} />
      )}
    </Card>
  );
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onAsk: (what: "deliveries" | "rotate" | "remove") => void;
}

function WebhookRow({ webhook, onAsk }: WebhookRowProps) {
  const { t, placesOf, momentOf } = useProgramsWords();
  const { turn } = useWebhookActions();
  const { id, url, isOn, topics, shipToIds, owner, failingSince, oldSecretUntil } = webhook;
  const facts = [
    topics.map((topic) => t(`topic.${topic}`)).join(", "),
    t("owner", { name: owner }),
    ...(failingSince === null ? [] : [t("hookFailing", { moment: momentOf(failingSince) })]),
    ...(oldSecretUntil !== null ? [t("oldSecretUntil", { moment: momentOf(oldSecretUntil) })] : []),
  ];
  return (
    <li className="grid gap-2.5 border-t border-line px-5 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <strong className="break-all">{url}</strong>
          <Status tone={isOn ? "done" : "muted"} text={t(isOn ? "hookOn" : "hookOff")} />
        </div>
        <p className="text-small text-ink-soft">{facts.join(" · ")}</p>
        <p className="text-small text-ink-soft">{t("places", { names: placesOf(shipToIds) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t("deliveriesOf", { url })}
          onClick={() => onAsk("deliveries")}
        >
          {t("deliveries")}
        </Button>
        <Button
          variant="outline"
          size="small"
          isBusy={turn.isBusy}
          onClick={() => void turn.run({ id, isOn: !isOn })}
        >
          {t(isOn ? "switchOff" : "switchOn")}
        </Button>
        <Button variant="outline" size="small" onClick={() => onAsk("rotate")}>
          {t("rotate")}
        </Button>
        <Button variant="outline" size="small" onClick={() => onAsk("remove")}>
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
