/** What the API says to staff who bring in files: why a file or a row was not taken, and why it is not taken back (DINT-03). */
import type { Language } from "@vycep/domain/market/language";
import { inEveryLanguage, type Sentences, say } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ImportMessage = keyof typeof said.importMessages;

export const importMessages: Sentences<ImportMessage> = said.importMessages;

type FaultCode = keyof typeof said.importFaults;

/** By the codes of the importers. */
export const importFaults: Sentences<FaultCode> = said.importFaults;

/** The same where no file was sent but rows of a call (B16). */
export const masterRowFaults: Sentences<FaultCode> = { ...said.importFaults, ...said.masterRowFaults };

/** What was held against what; names of columns and codes stand as they are. */
type Fault = {
  readonly code: FaultCode;
  readonly about?:
    | string
    | { readonly code: keyof typeof said.importAbouts; readonly values?: Readonly<Record<string, string>> }
    | undefined;
};

/** Why a row was refused, in one language throughout: “Nesedí s ostatními údaji (boxes × your_price).” */
export function faultInWords(
  { code, about }: Fault,
  language: Language,
  faults: Sentences<FaultCode> = importFaults,
): string {
  const sentence = say(faults[code], language);
  if (about === undefined) return sentence;
  const against =
    typeof about === "string" ? about : say(said.importAbouts[about.code], language, about.values);
  return `${sentence.replace(/\.$/, "")} (${against}).`;
}
