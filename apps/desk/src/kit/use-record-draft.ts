import { aWholeNumber, objectOf, type Shape } from "@vycep/shell/storage/shape";
import { useState } from "react";
import type { Choice } from "./conflict-dialog.tsx";
import { useKeptDraft } from "./kept-draft.ts";
import { changedFields, type Difference, threeWay } from "./three-way.ts";

/** A form of texts, numbers, flags and lists of them. */
export type FormValues = Readonly<Record<string, unknown>>;

type FieldOf<Form> = keyof Form & string;

/** A record as it stands now. */
export interface Standing<Form> {
  readonly version: number;
  readonly form: Form;
}

/** What is being written of a record, beside what it was when that began. */
export interface Written<Form> {
  readonly version: number;
  readonly was: Form;
  readonly mine: Form;
}

export interface RecordDraft<Form> {
  readonly draft: Written<Form>;
  /** The record as it stands now. */
  readonly theirs: Form;
  readonly change: (part: Partial<Form>) => void;
  /** Changes of before were found, and nobody has dropped them. */
  readonly isFound: boolean;
  /** Somebody else has changed the record otherwise since this began. */
  readonly isStale: boolean;
  readonly differences: readonly Difference<FieldOf<Form>>[];
  /** Mine put onto theirs, by what was chosen where both changed something; what comes of it, undefined where nothing of mine is left. */
  readonly merge: (choices: ReadonlyMap<FieldOf<Form>, Choice>) => Written<Form> | undefined;
  /** It was saved, or is not wanted any more: the form is the record again. */
  readonly drop: () => void;
}

/** A draft of a record that survives a reload, and a rival who saves the same record meanwhile (DEDIT-01, DEDIT-06). */
export function useRecordDraft<Form extends FormValues>(
  name: string,
  shape: Shape<Form>,
  now: Standing<Form>,
): RecordDraft<Form> {
  const begins: Written<Form> = { version: now.version, was: now.form, mine: now.form };
  const isWritten = objectOf({ version: aWholeNumber, was: shape, mine: shape });
  const kept = useKeptDraft(name, (value): value is Written<Form> => isWritten(value), begins);
  const [isFound, setFound] = useState(kept.isFound);
  const fields = Object.keys(now.form).filter((key): key is FieldOf<Form> => key in now.form);
  const { was, mine } = kept.value;
  const isUntouched = changedFields(fields, was, mine).length === 0;
  const differences = isUntouched ? [] : threeWay(fields, { was, theirs: now.form, mine });
  const isStale = differences.some(({ by }) => by !== "mine");
  // Who changed nothing sees the record as it is now; and where nobody else changed it, only its version moves on.
  const draft = isUntouched ? begins : isStale ? kept.value : { version: now.version, was: now.form, mine };
  return {
    draft,
    theirs: now.form,
    isFound: isFound && !isUntouched,
    isStale,
    differences,
    change: (part) => kept.change({ ...draft, mine: { ...draft.mine, ...part } }),
    merge(choices) {
      const chosen = differences.flatMap(({ field, by }) => {
        const choice = by === "both" ? choices.get(field) : by;
        if (choice === undefined || choice === "theirs") return [];
        const [theirs, own] = [now.form[field], mine[field]];
        const isBoth = choice === "both" && typeof theirs === "string" && typeof own === "string";
        return [[field, isBoth ? `${theirs} ${own}` : own]];
      });
      const merged = { ...begins, mine: { ...now.form, ...Object.fromEntries(chosen) } };
      kept.change(merged);
      return changedFields(fields, merged.was, merged.mine).length === 0 ? undefined : merged;
    },
    drop() {
      kept.change(begins);
      kept.forget();
      setFound(false);
    },
  };
}
