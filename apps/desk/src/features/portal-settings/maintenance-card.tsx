import { showToast } from "@vycep/shell/messages/toasts";
import { aFlag, aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { useMarketName } from "../../kit/market-words.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { MaintenancePreview } from "./maintenance-preview.tsx";
import { MaintenanceStanding } from "./maintenance-standing.tsx";
import { SeeButton } from "./see-button.tsx";
import { type Settings, useSetMaintenance } from "./use-portal-settings.ts";

const CloseDialog = lazy(async () => ({ default: (await import("./close-dialog.tsx")).CloseDialog }));

const LANGUAGES = ["cs", "sk", "en"] as const;
const aMaintenanceDraft = objectOf({
  ...{ from: aText, until: aText, opensItself: aFlag, cs: aText, sk: aText, en: aText },
});
type MaintenanceDraft = ValueOf<typeof aMaintenanceDraft>;

interface MaintenanceCardProps {
  readonly settings: Settings;
  readonly mayChange: boolean;
}

/** Closes the portal of a market for a while, with its moments and words, and opens it (OP-126). */
export function MaintenanceCard({ settings, mayChange }: MaintenanceCardProps) {
  const t = useTexts("portal-settings");
  const nameOf = useMarketName();
  const language = useLanguage();
  const { market, seen, maintenance } = settings;
  const { isOn, isClosed } = maintenance;
  const draft = useKeptDraft(`maintenance.${market}`, aMaintenanceDraft, draftOf(maintenance));
  const action = useSetMaintenance();
  const refusal = refusalOf(action);
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { value } = draft;
  const change = (next: Partial<MaintenanceDraft>) => {
    action.reset();
    draft.change({ ...value, ...next });
  };
  async function set(closes: boolean) {
    setAsking(false);
    const { from, until, opensItself } = value;
    const message = messageOf(value);
    const input = closes
      ? { isOn: true, from: from || null, until: until || null, opensItself, message }
      : { isOn: false, opensItself: false };
    const ended = await action.run({ market, seen, ...input });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    const { settings: now } = ended.answer;
    draft.change(draftOf(now.maintenance));
    draft.forget();
    setSaved(true);
    showToast(t(now.maintenance.isClosed ? "closed" : now.maintenance.isOn ? "plannedDone" : "opened"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Who closes at once is asked; what lies ahead can be cancelled until then.
    if (value.from === "" && !isClosed) setAsking(true);
    else void set(true);
  }
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const isOfField = refusal?.field === "until" || refusal?.field === "message";
  return (
    <Card title={t("maintenanceTitle")}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        <MaintenanceStanding settings={settings} />
        {draft.isFound && !isSaved && <Alert tone="info">{t("draftFound")}</Alert>}
        {mayChange && (
          <>
            <div className="grid gap-3">
              <TextField
                label={t("closeFrom")}
                hint={t("fromHint")}
                type="datetime-local"
                size="small"
                value={value.from}
                onChange={(event) => change({ from: event.target.value })}
              />
              <TextField
                label={t("closeUntil")}
                type="datetime-local"
                size="small"
                value={value.until}
                error={errorOf("until")}
                onChange={(event) => change({ until: event.target.value })}
              />
            </div>
            <Checkbox
              label={t("opensItself")}
              checked={value.opensItself}
              onChange={(event) => change({ opensItself: event.target.checked })}
            />
            <fieldset className="grid gap-2">
              <legend className="mb-1 font-bold">{t("message")}</legend>
              {LANGUAGES.map((one) => (
                <TextArea
                  key={one}
                  label={t("messageIn", { language: t(`in.${one}`) })}
                  rows={2}
                  maxLength={400}
                  value={value[one]}
                  onChange={(event) => change({ [one]: event.target.value })}
                />
              ))}
              <p
                className={
                  errorOf("message") === undefined
                    ? "text-small text-ink-soft"
                    : "text-small font-medium text-red-strong"
                }
              >
                {errorOf("message") ?? t("messageHint")}
              </p>
            </fieldset>
            {!isOfField && <RefusalAlert action={action} title={t("maintenanceNotDone")} />}
            <div className="flex flex-wrap justify-end gap-2">
              <SeeButton
                drafted={{
                  ...heldOf(settings),
                  closed: { until: value.until || null, message: messageOf(value) },
                }}
              />
              {isOn && (
                <Button variant="outline" isBusy={action.isBusy} onClick={() => void set(false)}>
                  {t(isClosed ? "open" : "cancelPlan")}
                </Button>
              )}
              <Button type="submit" variant={isOn ? "outline" : "primary"} isBusy={action.isBusy}>
                {t(isOn ? "change" : value.from === "" ? "close" : "plan")}
              </Button>
            </div>
          </>
        )}
        <MaintenancePreview until={value.until} message={value[language]} />
      </form>
      {isAsking && (
        <Suspense>
          <CloseDialog
            market={nameOf(market)}
            onClose={() => setAsking(false)}
            onSure={() => void set(true)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function messageOf({ cs, sk, en }: MaintenanceDraft) {
  return [cs, sk, en].some((text) => text.trim() !== "") ? { cs, sk, en } : null;
}

/** What else the portal is meanwhile: as it holds. */
function heldOf({ market, dated: [held] }: Settings) {
  return { market, bannerRotation: held?.bannerRotation ?? 8, sections: [...(held?.sections ?? [])] };
}

function draftOf({ from, until, opensItself, isOn, message }: Settings["maintenance"]): MaintenanceDraft {
  return {
    ...{ from: from ?? "", until: until ?? "", opensItself: isOn ? opensItself : true },
    ...{ cs: message?.cs ?? "", sk: message?.sk ?? "", en: message?.en ?? "" },
  };
}
