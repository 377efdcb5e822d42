import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import type { FormEvent } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { SeeButton } from "./see-button.tsx";
import { aSettingsDraft, changesIn, draftOf, inputOf, type SettingsDraft } from "./settings-draft.ts";
import { UnitsCard } from "./units-card.tsx";
import { type Settings, useSetSettings } from "./use-portal-settings.ts";

interface SettingsFormProps {
  readonly settings: Settings;
  readonly mayChange: boolean;
}

/** Units, parts and banners of a market as a draft, published from a day on. */
export function SettingsForm({ settings, mayChange }: SettingsFormProps) {
  const t = useTexts("portal-settings");
  const [held] = settings.dated;
  const today = localNow().date;
  const begins = draftOf(held ?? { validFrom: null, bannerRotation: 8, sections: [], units: [] }, today);
  const draft = useKeptDraft(`portal-settings.${settings.market}`, aSettingsDraft, begins);
  const action = useSetSettings();
  const refusal = refusalOf(action);
  const { value } = draft;
  const changes = held === undefined ? 0 : changesIn(value, held);
  const change = (next: Partial<SettingsDraft>) => {
    action.reset();
    draft.change({ ...value, ...next });
  };
  function discard() {
    draft.change(begins);
    draft.forget();
    action.reset();
  }
  async function publish() {
    const { market, seen } = settings;
    const ended = await action.run({ ...inputOf(value), market, seen, validFrom: value.validFrom });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    const day = parseLocalDate(value.validFrom);
    const isAhead = day !== undefined && day > today;
    showToast(isAhead ? t("savedAhead", { day: formatDate(day) }) : t("saved"));
    const [now] = ended.answer.settings.dated;
    if (now !== undefined) draft.change(draftOf(now, today));
    draft.forget();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void publish();
  }
  const drafted = inputOf(value);
  const isOfField = refusal?.field === "validFrom" || refusal?.field === "bannerRotation";
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      {draft.isFound && changes > 0 && <Alert tone="info">{t("draftFound")}</Alert>}
      <UnitsCard draft={value} isReadOnly={!mayChange} onChange={(units) => change({ units })} />
      <Card title={t("sectionsTitle")}>
        <p className="mb-2 text-small text-ink-soft">{t("sectionsHint")}</p>
        <div className="grid grid-cols-2 gap-x-8 max-mobile:grid-cols-1">
          {settings.switchedSections.map(({ permission, name }) => (
            <Switch
              key={permission}
              label={name}
              isOn={value.sections.includes(permission)}
              isDisabled={!mayChange}
              onChange={(isOn) =>
                change({
                  sections: isOn
                    ? [...value.sections, permission]
                    : value.sections.filter((one) => one !== permission),
                })
              }
            />
          ))}
        </div>
      </Card>
      <Card title={t("bannersTitle")}>
        <div className="max-w-48">
          <TextField
            label={t("bannerRotation")}
            inputMode="numeric"
            size="small"
            readOnly={!mayChange}
            value={value.bannerRotation}
            error={refusal?.field === "bannerRotation" ? refusal.message : undefined}
            onChange={(event) => change({ bannerRotation: event.target.value })}
          />
        </div>
      </Card>
      {mayChange && (
        <div className="sticky bottom-0 grid gap-2 rounded-normal border border-line bg-foam p-3">
          {!isOfField && <RefusalAlert action={action} title={t("notSaved")} />}
          <div className="flex flex-wrap items-end justify-end gap-2">
            {changes > 0 && (
              <span className="mr-auto self-center">
                <Flag tone="offer" text={t("changes", { count: changes })} />
              </span>
            )}
            <TextField
              label={t("publishFrom")}
              type="date"
              size="small"
              value={value.validFrom}
              error={refusal?.field === "validFrom" ? refusal.message : undefined}
              onChange={(event) => change({ validFrom: event.target.value })}
            />
            <SeeButton
              drafted={{
                market: settings.market,
                bannerRotation: drafted.bannerRotation,
                sections: drafted.sections,
              }}
            />
            <Button variant="outline" onClick={discard}>
              {t("discard")}
            </Button>
            <Button type="submit" isBusy={action.isBusy}>
              {t("publish")}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
