import type { NewWebhookBody } from "@vycep/contract/webhooks/webhooks.rest";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { WEBHOOK_TOPICS } from "@vycep/domain/webhooks/webhook";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { useProgramsWords } from "./programs-words.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { Ticks } from "./ticks.tsx";
import { useWebhookActions } from "./use-webhooks.ts";

interface WebhookDialogProps {
  readonly places: readonly string[];
  readonly onClose: () => void;
}

/** A new address for messages; then the secret that signs them, once (B16). */
export function WebhookDialog({ places, onClose }: WebhookDialogProps) {
  const { t, placeName } = useProgramsWords();
  const shell = useTexts("shell");
  const form = useId();
  const urlField = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState("");
  const [topics, setTopics] = useState<readonly NewWebhookBody["topics"][number][]>([]);
  const [shipToIds, setShipToIds] = useState<readonly string[]>(places.length === 1 ? places : []);
  const [wasTried, setTried] = useState(false);
  const { make } = useWebhookActions();
  const { ended } = make;
  if (ended?.kind === "done")
    return <SecretDialog title={t("secretMade")} secret={ended.answer.secret} onClose={onClose} />;
  const failure = make.isBusy ? undefined : ended?.failure;
  const isOfUrl = failure?.code === "webhook-address";
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (url.trim() === "") return urlField.current?.focus();
    if (topics.length === 0 || shipToIds.length === 0) return;
    const ids = shipToIds.map((id) => toId<ShipToId>(id));
    const end = await make.run({ url: url.trim(), topics: [...topics], shipToIds: ids });
    if (end?.kind === "refused") urlField.current?.focus();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("hookNew")}
      closeLabel={shell("close")}
      actions={
        <Button type="submit" form={form} isBusy={make.isBusy}>
          {t("makeHook")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {failure !== undefined && !isOfUrl && <Alert tone="error">{failure.message}</Alert>}
        <TextField
          ref={urlField}
          type="url"
          label={t("hookUrl")}
          hint={t("hookUrlHint")}
          error={wasTried && url.trim() === "" ? t("hookUrlMissing") : isOfUrl ? failure.message : undefined}
          maxLength={500}
          autoComplete="off"
          autoFocus
          value={url}
          onChange={(event) => {
            setUrl(event.target.value);
            make.reset();
          }}
        />
        <Ticks
          label={t("topicsLegend")}
          options={WEBHOOK_TOPICS.map((id) => ({ id, label: t(`topic.${id}`) }))}
          chosen={topics}
          onChange={setTopics}
          error={wasTried && topics.length === 0 ? t("topicsMissing") : undefined}
        />
        <Ticks
          label={t("placesLegend")}
          options={places.map((id) => ({ id, label: placeName(id), hint: id }))}
          chosen={shipToIds}
          onChange={setShipToIds}
          error={wasTried && shipToIds.length === 0 ? t("placesMissing") : undefined}
        />
      </form>
    </Dialog>
  );
}
