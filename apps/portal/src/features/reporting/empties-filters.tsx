import type { EmptiesAccount } from "@vycep/contract/reporting/reporting.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select, type SelectOption } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import type { EmptiesState } from "./empties-address.ts";

interface EmptiesFiltersProps {
  readonly list: ListInHand<EmptiesState>;
  readonly places: readonly SelectOption[];
  /** What is shown, once it is there. */
  readonly account: EmptiesAccount | undefined;
}

/** Of which place, which type, from when, and the day at whose end the balance is told. */
export function EmptiesFilters({ list: { state, change }, places, account }: EmptiesFiltersProps) {
  const t = useTexts("reporting");
  const shell = useTexts("list");
  // The types are those of the whole account; one that is chosen stays among them.
  const [known, setKnown] = useState<EmptiesAccount["types"]>([]);
  if (account !== undefined && state.code === undefined && account.types !== known) setKnown(account.types);
  const types = known.length > 0 ? known : (account?.types ?? []);
  const select = { placeholder: "", closeLabel: shell("close") };
  return (
    <section aria-label={t("filters")} data-print="hide" className="mb-4">
      <Card>
        <div className="grid gap-3.5 desktop:grid-cols-4">
          <Select
            {...select}
            label={t("shipTo")}
            options={places}
            value={state.shipTo ?? account?.shipToId ?? null}
            onChange={(shipTo) => change({ shipTo, code: undefined })}
          />
          <Select
            {...select}
            label={t("type")}
            options={[
              { id: anyType, label: t("allTypes") },
              ...types.map(({ code, name }) => ({ id: code, label: name })),
            ]}
            value={state.code ?? anyType}
            onChange={(code) => change({ code: code === anyType ? undefined : code })}
          />
          <DayField
            label={t("from")}
            value={state.from ?? account?.from}
            onChange={(from) => change({ from })}
          />
          <DayField label={t("asOf")} value={state.to ?? account?.to} onChange={(to) => change({ to })} />
        </div>
      </Card>
    </section>
  );
}

const anyType = "any";

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day until today; what is none, or lies ahead, is told beside the field and changes nothing. */
function DayField({ label, value = "", onChange }: DayFieldProps) {
  const t = useTexts("reporting");
  const [typed, setTyped] = useState<string>();
  const isSound = (text: string) => {
    const day = parseLocalDate(text);
    return day !== undefined && day <= localNow().date;
  };
  return (
    <TextField
      label={label}
      type="date"
      value={typed ?? value}
      error={typed === undefined || typed === "" || isSound(typed) ? undefined : t("asOfInvalid")}
      onChange={({ target }) => {
        setTyped(isSound(target.value) ? undefined : target.value);
        if (target.value === "") onChange(undefined);
        else if (isSound(target.value)) onChange(target.value);
      }}
    />
  );
}
