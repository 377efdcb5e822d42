import { currentToken } from "@vycep/shell/session/session";
import { aText, jsonOf, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { storage } from "@vycep/shell/storage/storage";
import { inLocal } from "@vycep/shell/storage/stored-value";
import { useState } from "react";

/** What is typed and not sent, of one person: it outlives a crash, a reload and the end of a session (DSIGN-06, DEDIT-06). */
const kept = inLocal("drafts", jsonOf(objectOf({ owner: aText, texts: recordOf(aText) })));

export interface KeptDraft<Value> {
  readonly value: Value;
  readonly change: (next: Value) => void;
  /** It was sent, or is not wanted any more. */
  readonly forget: () => void;
  /** Found from before: the form says so. */
  readonly isFound: boolean;
}

/** A form's content under its name: what was typed before, where it has the form's shape, else as it begins. */
export function useKeptDraft<Value>(name: string, shape: Shape<Value>, begins: Value): KeptDraft<Value> {
  const [found] = useState(() => readDraft(name, shape));
  const [value, setValue] = useState(found ?? begins);
  return {
    value,
    isFound: found !== undefined,
    change(next) {
      setValue(next);
      writeDraft(name, JSON.stringify(next));
    },
    forget: () => writeDraft(name, undefined),
  };
}

/** @internal For tests; forms ask `useKeptDraft`. */
export function readDraft<Value>(name: string, shape: Shape<Value>): Value | undefined {
  const text = ownTexts()[name];
  return text === undefined ? undefined : jsonOf(shape).parse(text);
}

/** @internal For tests; forms ask `useKeptDraft`. */
export function writeDraft(name: string, text: string | undefined): void {
  const owner = currentToken()?.uid;
  if (owner === undefined) return;
  const { [name]: _before, ...others } = ownTexts();
  const texts = text === undefined ? others : { ...others, [name]: text };
  storage.write(kept, Object.keys(texts).length === 0 ? undefined : { owner, texts });
}

/** What another person left at this computer is none of this one's. */
function ownTexts(): Readonly<Record<string, string>> {
  const stored = storage.read(kept);
  return stored !== undefined && stored.owner === currentToken()?.uid ? stored.texts : {};
}
