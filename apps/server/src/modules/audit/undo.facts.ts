import type { Language } from "@vycep/domain/market/language";
import type { DeskAct } from "@vycep/domain/staff/staff-right";
import type { UndoableAction } from "@vycep/domain/staff/undo-change";
import { say } from "@vycep/words/engine/sentence";
import { undoMessages } from "@vycep/words/undo/answers";
import type { DeskContext } from "../../platform/desk/desk-context.ts";
import type { AuditedFields } from "./audit-detail.facts.ts";

/** Fields as an entry of the log says them. */
export type ToldFields = Readonly<Record<string, string>>;

/** What an entry is about, as it is now. */
export type Standing = {
  readonly now: AuditedFields;
  /** Puts these in the place of what is there, by the noun's own command as of what was read; why it was refused. */
  readonly put: (values: ToldFields) => Promise<{ readonly code: string; readonly message: string } | null>;
};

/** Said where an entry does not tell all that the way back would need. */
export function tooLittleKnown(language: Language) {
  const code = "too-little-known";
  return { code, message: say(undoMessages[code], language) };
}

/** How a noun takes a change back: it writes nothing itself (DEDIT-03). */
export type Undo = {
  readonly action: UndoableAction;
  /** The right of the command. */
  readonly needs: DeskAct;
  /** Undefined where it is gone, or not theirs. */
  readonly find: (
    context: DeskContext,
    entry: { readonly subject: string; readonly after: ToldFields },
  ) => Promise<Standing | undefined>;
};

/** A text of the log as a value like the one that stands there now. */
export function readTold<Value extends AuditedFields[string]>(
  text: string,
  now: Value,
): AuditedFields[string] {
  if (typeof now === "boolean") return text === "yes";
  if (typeof now === "number") return Number(text);
  if (typeof now === "object" && now !== null) return text === "" ? [] : text.split(" ");
  return text;
}

/** Texts of the log as values like those that stand there now; what was nothing is nothing again where it may be. */
export function asBefore<Fields extends AuditedFields>(now: Fields, values: ToldFields): Partial<Fields> {
  const read = Object.entries(values).map(([field, text]) => [field, readTold(text, now[field])]);
  return Object.fromEntries(read) as Partial<Fields>;
}
