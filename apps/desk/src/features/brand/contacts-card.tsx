import { showToast } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { type FormEvent, useState } from "react";
import { useMarketName } from "../../kit/market-words.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { type Contacts, useSetContacts } from "./use-brand.ts";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const fields = ["sender", "address", "replyTo", "phone", "email"] as const;

interface ContactsCardProps {
  readonly contacts: Contacts;
  readonly seen: string;
  readonly mayChange: boolean;
}

/** Who sends a country's mails, whom its customers ask, and when somebody is there. */
export function ContactsCard({ contacts, seen, mayChange }: ContactsCardProps) {
  const t = useTexts("brand-desk");
  const names = weekdayNames(useLanguage(), "short");
  const set = useSetContacts();
  const refusal = refusalOf(set);
  const [draft, setDraft] = useState(contacts);
  const country = useMarketName()(contacts.market);
  const change = (next: Partial<Contacts>) => {
    set.reset();
    setDraft({ ...draft, ...next });
  };
  const changeHours = (at: number, next: Partial<Contacts["hours"][number]>) =>
    change({ hours: draft.hours.map((one, place) => (place === at ? { ...one, ...next } : one)) });
  async function save() {
    const { hours, ...told } = draft;
    const ended = await set.run({ ...told, seen, hours: hours.map((one) => ({ ...one })) });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    const kept = ended.answer.brand.contacts.find((one) => one.market === contacts.market);
    if (kept !== undefined) setDraft(kept);
    showToast(t("saved"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  const isOfField = fields.some((field) => field === refusal?.field);
  return (
    <Card title={t("contactsTitle", { country })}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            size="small"
            readOnly={!mayChange}
            value={draft[field] ?? ""}
            error={refusal?.field === field ? refusal.message : undefined}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-bold">{t("hours")}</legend>
          {draft.hours.map((one, at) => (
            // Hours have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: every field shows what the draft says
            <div key={at} className="grid gap-2 rounded-normal border border-line p-3">
              <div className="flex flex-wrap gap-x-3">
                {WEEKDAYS.map((day) => (
                  <Checkbox
                    key={day}
                    label={names[day - 1] ?? ""}
                    disabled={!mayChange}
                    checked={one.weekdays.includes(day)}
                    onChange={(event) =>
                      changeHours(at, {
                        weekdays: event.target.checked
                          ? [...one.weekdays, day].toSorted()
                          : one.weekdays.filter((other) => other !== day),
                      })
                    }
                  />
                ))}
              </div>
              <div className="flex flex-wrap items-end gap-2">
                {(["from", "to"] as const).map((end) => (
                  <TextField
                    key={end}
                    label={t(end === "from" ? "hoursFrom" : "hoursTo")}
                    type="time"
                    size="small"
                    readOnly={!mayChange}
                    value={one[end]}
                    onChange={(event) => changeHours(at, { [end]: event.target.value })}
                  />
                ))}
                {mayChange && (
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() => change({ hours: draft.hours.filter((_one, place) => place !== at) })}
                  >
                    {t("hoursRemove")}
                  </Button>
                )}
              </div>
            </div>
          ))}
          {mayChange && (
            <div>
              <Button
                variant="outline"
                size="small"
                icon="plus"
                onClick={() =>
                  change({
                    hours: [...draft.hours, { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }],
                  })
                }
              >
                {t("hoursAdd")}
              </Button>
            </div>
          )}
        </fieldset>
        {!isOfField && <RefusalAlert action={set} title={t("notSaved")} />}
        {mayChange && (
          <div className="flex justify-end">
            <Button type="submit" isBusy={set.isBusy} aria-label={`${t("save")}: ${country}`}>
              {t("save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
