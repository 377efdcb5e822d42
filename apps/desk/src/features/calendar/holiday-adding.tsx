import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import type { DraftDay } from "./holiday-draft.ts";

interface HolidayAddingProps {
  readonly year: number;
  readonly taken: readonly string[];
  readonly onAdd: (day: DraftDay) => void;
}

const empty = { day: "", name: "", nameEn: "" };

/** A day that a law has made a holiday. */
export function HolidayAdding({ year, taken, onAdd }: HolidayAddingProps) {
  const t = useTexts("holidays");
  const [draft, setDraft] = useState(empty);
  const { day, name, nameEn } = draft;
  const isOfYear = day.startsWith(`${year}-`);
  const why = !isOfYear
    ? t("dayOfYear", { year: String(year) })
    : taken.includes(day)
      ? t("dayTaken")
      : name.trim() === ""
        ? t("nameMissing")
        : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (why !== undefined) return;
    onAdd({ ...draft, isDayOff: true, shops: "open", doubt: "", isChecked: false });
    setDraft(empty);
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t("day")}
        type="date"
        value={day}
        onChange={(event) => setDraft({ ...draft, day: event.target.value })}
      />
      <TextField
        label={t("name")}
        maxLength={120}
        value={name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        label={t("nameEn")}
        maxLength={120}
        value={nameEn}
        onChange={(event) => setDraft({ ...draft, nameEn: event.target.value })}
      />
      <Button type="submit" variant="outline" icon="plus" disabledReason={why}>
        {t("add")}
      </Button>
    </form>
  );
}
