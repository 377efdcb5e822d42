import { marketCodes } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useId } from "react";
import type { BulkPart, Choices } from "./bulk-acts.ts";

export interface PartValues {
  readonly at: string;
  readonly day: string;
  readonly markets: readonly string[];
  readonly folder: string;
  readonly permission: string;
  readonly person: string;
  readonly status: string;
  readonly priceList: string;
  readonly role: string;
  readonly paidOn: string;
  readonly boxes: string;
}

interface BulkPartFieldProps {
  readonly part: BulkPart;
  readonly values: PartValues;
  readonly choices: Choices | undefined;
  readonly onChange: (part: Partial<PartValues>) => void;
}

const everybody = "-";

/** What belongs to an act: when, which markets, where to. */
export function BulkPartField({ part, values, choices = {}, onChange }: BulkPartFieldProps) {
  const t = useTexts("bulk");
  const shell = useTexts("shell");
  switch (part) {
    case "at":
      return (
        <TextField
          label={t("moment")}
          type="datetime-local"
          value={values.at}
          onChange={(event) => onChange({ at: event.target.value })}
        />
      );
    case "day":
    case "paidOn":
      return (
        <TextField
          label={t(part)}
          type="date"
          value={values[part]}
          onChange={(event) => onChange({ [part]: event.target.value })}
        />
      );
    case "boxes":
      return (
        <TextField
          label={t("boxes")}
          inputMode="numeric"
          value={values.boxes}
          onChange={(event) => onChange({ boxes: event.target.value })}
        />
      );
    case "markets":
      return <MarketChips value={values.markets} onChange={(markets) => onChange({ markets })} />;
    case "folder":
    case "person":
    case "status":
    case "priceList":
    case "role":
      return (
        <Select
          label={t(part)}
          placeholder={t(part)}
          options={choices[part] ?? []}
          value={values[part] === "" ? null : values[part]}
          closeLabel={shell("close")}
          onChange={(id) => onChange({ [part]: id })}
        />
      );
    case "permission":
      return (
        <Select
          label={t("permission")}
          placeholder={t("permission")}
          options={[{ id: everybody, label: t("everybody") }, ...(choices.permission ?? [])]}
          value={values.permission === "" ? everybody : values.permission}
          closeLabel={shell("close")}
          onChange={(id) => onChange({ permission: id === everybody ? "" : id })}
        />
      );
  }
}

interface MarketChipsProps {
  readonly value: readonly string[];
  readonly onChange: (markets: readonly string[]) => void;
}

function MarketChips({ value, onChange }: MarketChipsProps) {
  const t = useTexts("bulk");
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around a few chips
    <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
      <span id={labelId} className="text-small font-semibold">
        {t("markets")}
      </span>
      <span className="flex gap-2">
        {marketCodes().map((market) => (
          <Chip
            key={market}
            text={market}
            isOn={value.includes(market)}
            onClick={() =>
              onChange(
                marketCodes().filter((one) => (one === market ? !value.includes(one) : value.includes(one))),
              )
            }
          />
        ))}
      </span>
    </div>
  );
}
