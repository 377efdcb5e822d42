import { namesIn } from "../kernel/closed-list.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { Language } from "../market/language.ts";
import type { Texts } from "../market/texts.ts";
import { DESCRIPTION_MAX, lengthOf } from "./new-ticket.ts";

/** What a template leaves open, and how it is written in each language: `{jméno}`, `{name}` (DTICK-02). */
const FIELDS = {
  name: { cs: "jméno", sk: "meno", en: "name" },
  number: { cs: "číslo", sk: "číslo", en: "number" },
  place: { cs: "místo", sk: "miesto", en: "place" },
  order: { cs: "objednávka", sk: "objednávka", en: "order" },
  author: { cs: "podpis", sk: "podpis", en: "signature" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type TemplateField = keyof typeof FIELDS;

export const TEMPLATE_FIELDS: readonly TemplateField[] = namesIn(FIELDS);

/** What is known of a ticket for the fields of a template; what is not known stays open. */
export type TemplateFacts = Readonly<Record<TemplateField, string | undefined>>;

export const TEMPLATE_TITLE_MAX = 80;

export type TemplateRefusal =
  | { readonly kind: "title-missing" | "title-too-long" | "texts-missing" }
  | { readonly kind: "text-too-long" | "field-unknown"; readonly language: Language };

/**
 * How a field is written in a language.
 *
 * @example fieldText("name", "cs") // "{jméno}"
 */
export function fieldText(field: TemplateField, language: Language): string {
  return `{${FIELDS[field][language]}}`;
}

/**
 * A template with what is known filled in; what is not stands open, so that whoever sends it sees it (DTICK-02).
 *
 * @example
 *   fillTemplate("Dobrý den, {jméno}, k {objednávka}", { name: "Jana", number: "CS1", place: "U", order: undefined, author: "T" })
 *   // "Dobrý den, Jana, k {objednávka}"
 */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(/\{([^{}]{1,40})\}/gu, (whole, name: string) => {
    const field = fieldOf(name);
    return (field && facts[field]) ?? whole;
  });
}

/**
 * The text of a template in a language, else in the first one that has it; which one it is stands beside.
 *
 * @example templateIn({ en: "Hello" }, "sk") // { language: "en", text: "Hello" }
 */
export function templateIn(
  texts: Readonly<Partial<Record<Language, string>>>,
  language: Language,
): { readonly language: Language; readonly text: string } {
  const found = [language, ...(["cs", "sk", "en"] as const)].find((one) => (texts[one] ?? "") !== "");
  return { language: found ?? language, text: texts[found ?? language] ?? "" };
}

/**
 * Whether a template may be kept (DTICK-02): with a title, with words in one language at least, none longer than an answer, and no
 * field that nobody can fill.
 *
 * @example judgeTemplate({ title: "Foto", texts: { cs: "Dobrý den, {jmeno}", sk: "", en: "" } }) // refused "field-unknown"
 */
export function judgeTemplate({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: Texts;
}): Result<undefined, TemplateRefusal> {
  if (title === "") return refused({ kind: "title-missing" });
  if (lengthOf(title) > TEMPLATE_TITLE_MAX) return refused({ kind: "title-too-long" });
  const languages = ["cs", "sk", "en"] as const;
  if (languages.every((language) => texts[language] === "")) return refused({ kind: "texts-missing" });
  for (const language of languages) {
    const text = texts[language];
    if (lengthOf(text) > DESCRIPTION_MAX) return refused({ kind: "text-too-long", language });
    const named = [...text.matchAll(/\{([^{}]{1,40})\}/gu)].map(([, name = ""]) => name);
    if (named.some((name) => fieldOf(name) === undefined))
      return refused({ kind: "field-unknown", language });
  }
  return ok(undefined);
}

function fieldOf(name: string): TemplateField | undefined {
  const wanted = name.trim().toLowerCase().normalize("NFC");
  return TEMPLATE_FIELDS.find((field) => Object.values<string>(FIELDS[field]).includes(wanted));
}
