import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { type Terms, usePublishTerms } from "./use-terms.ts";

interface PublishTermsDialogProps {
  readonly terms: Terms;
  readonly onClose: () => void;
}

/** The draft comes into force, now or from a moment; whom it asks is said before. */
export function PublishTermsDialog({ terms, onClose }: PublishTermsDialogProps) {
  const t = useTexts("terms-desk");
  const { market, seen, draft, users } = terms;
  const publish = usePublishTerms();
  const refusal = refusalOf(publish);
  const [when, setWhen] = useState<"now" | "later">("now");
  const [at, setAt] = useState("");
  async function run() {
    const ended = await publish.run({ market, seen, at: when === "now" ? null : at });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(when === "now" ? "published" : "planned"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("publishTitle", { version: draft?.version ?? "" })}
      description={t("publishText", { count: users })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button isBusy={publish.isBusy} onClick={() => void run()}>
            {t(when === "now" ? "publishNow" : "publishLater")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal?.field !== "at" && <RefusalAlert action={publish} title={t("notPublished")} />}
        <RadioGroup
          label={t("publishWhen")}
          options={(["now", "later"] as const).map((id) => ({ id, label: t(`when.${id}`) }))}
          value={when}
          onChange={(next) => {
            publish.reset();
            setWhen(next);
          }}
        />
        {when === "later" && (
          <TextField
            label={t("publishAt")}
            type="datetime-local"
            value={at}
            error={refusal?.field === "at" ? refusal.message : undefined}
            onChange={(event) => {
              publish.reset();
              setAt(event.target.value);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
