import { MAX_EMPTIES_UNITS } from "@vycep/domain/empties/planned-return";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { Order } from "./use-order.ts";

/** Pieces of a type of empties as they are typed. */
export interface TypedEmpties {
  readonly code: string;
  readonly name: string;
  /** Announced by the customer; null is a type that was not. */
  readonly planned: number | null;
  readonly text: string;
  /** Undefined is no number of pieces. */
  readonly units: number | undefined;
}

/** What was announced, each as its plan until somebody counts, and what else was taken over. */
export function typedEmpties(
  { empties, takenBack }: Pick<Order, "empties" | "takenBack">,
  { empties: typed }: { readonly empties: Readonly<Record<string, string>> },
): readonly TypedEmpties[] {
  const others = takenBack.filter(({ code }) => typed[code] !== undefined);
  return [...empties, ...others.map((one) => ({ ...one, planned: null }))].map(({ code, name, planned }) => {
    const text = typed[code] ?? String(planned ?? 0);
    const isNumber = /^\d{1,5}$/.test(text.trim()) && Number(text) <= MAX_EMPTIES_UNITS;
    return { code, name, planned, text, units: isNumber ? Number(text) : undefined };
  });
}

interface EmptiesFieldsProps {
  readonly counted: readonly TypedEmpties[];
  /** What else the brewery takes back. */
  readonly others: readonly { readonly code: string; readonly name: string }[];
  readonly isChecked: boolean;
  readonly onCount: (code: string, text: string) => void;
}

/** Empties that were taken over: those that were announced, and others that are chosen by their name (DORD-03). */
export function EmptiesFields({ counted, others, isChecked, onCount }: EmptiesFieldsProps) {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  if (counted.length === 0 && others.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{t("emptiesTaken")}</legend>
      {counted.length > 0 && (
        <div className="grid grid-cols-3 gap-3 max-mobile:grid-cols-1">
          {counted.map(({ code, name, planned, text, units }) => (
            <TextField
              key={code}
              label={name}
              hint={
                planned === null
                  ? views("emptiesNotAnnounced")
                  : views("emptiesAnnounced", { count: formatCount(planned) })
              }
              size="small"
              inputMode="numeric"
              value={text}
              error={
                isChecked && units === undefined
                  ? t("boxesWrong", { most: formatCount(MAX_EMPTIES_UNITS) })
                  : undefined
              }
              onChange={(event) => onCount(code, event.target.value)}
            />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="grid gap-1.5">
          <span className="text-small text-ink-soft">{views("emptiesOthers")}</span>
          <div className="flex flex-wrap gap-2">
            {others.map(({ code, name }) => (
              <Chip key={code} icon="plus" text={name} onClick={() => onCount(code, "1")} />
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
