import { nameOfLanguage } from "@vycep/domain/market/language";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { useMarketName } from "../../kit/market-words.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import type { Lack } from "./content-form.ts";
import type { Content } from "./use-content.ts";
import { usePublishContent } from "./use-let-out.ts";

interface PublishDialogProps {
  readonly content: Content;
  readonly lacking: readonly Lack[];
  readonly onClose: () => void;
}

/** A draft goes out, now or at a moment; what its languages lack is seen before (DEDIT-04, DCONT-03). */
export function PublishDialog({ content, lacking, onClose }: PublishDialogProps) {
  const t = useTexts("content-desk");
  const desk = useTexts("desk");
  const { row, version } = content;
  const publish = usePublishContent();
  const [when, setWhen] = useState<"now" | "later">("now");
  const [at, setAt] = useState("");
  const [isJudged, setJudged] = useState(false);
  const isMomentMissing = when === "later" && at === "";
  async function run() {
    setJudged(true);
    if (isMomentMissing) return;
    const ended = await publish.run({
      kind: row.kind,
      key: row.key,
      version,
      at: when === "now" ? null : at,
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(when === "now" ? "published" : "planned"));
    onClose();
  }
  const markets = row.markets.map(useMarketName());
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={desk("cancel")}
      title={t("publishTitle", { title: row.title })}
      description={t("seenBy", { markets: markets.join(", ") })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {desk("cancel")}
          </Button>
          <Button isBusy={publish.isBusy} onClick={() => void run()}>
            {t(when === "now" ? "publishNow" : "publishLater")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RefusalAlert action={publish} title={t("notPublished")} />
        <Lacking lacking={lacking} />
        <RadioGroup
          label={t("publishWhen")}
          options={(["now", "later"] as const).map((id) => ({ id, label: t(`when.${id}`) }))}
          value={when}
          onChange={setWhen}
        />
        {when === "later" && (
          <TextField
            label={t("publishAt")}
            type="datetime-local"
            value={at}
            error={isJudged && isMomentMissing ? t("publishAtWrong") : undefined}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Which languages lack something, and what customers see in its stead. */
function Lacking({ lacking }: Pick<PublishDialogProps, "lacking">) {
  const t = useTexts("content-desk");
  if (lacking.length === 0) return <p className="text-ink-soft">{t("allTranslated")}</p>;
  return (
    <Alert tone="warning" title={t("lackingTitle")}>
      <ul className="grid gap-1">
        {lacking.map(({ language, shown }) => (
          <li key={language}>
            {shown === undefined
              ? t("lackingOutdated", { language: nameOfLanguage(language) })
              : t("lackingMissing", {
                  language: nameOfLanguage(language),
                  shown: nameOfLanguage(shown),
                })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
