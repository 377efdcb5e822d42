import { CONTENT_TONES } from "@vycep/domain/content/edited-content";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, nameOfLanguage } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatDate } from "@vycep/words/engine/format";
import { type ContentForm, valueIn, WORDS } from "./content-form.ts";
import type { ContentKind } from "./use-content.ts";

type ThreeValues = { readonly was: ContentForm; readonly theirs: ContentForm; readonly mine: ContentForm };

const plain = ["markets", "validFrom", "validTo", "sort", "tone", "link", "file"] as const;
const boxes = ["isPublic", "isNewCapability"] as const;

/** A field in words, with its three values, for whoever has to choose between them (DEDIT-01). */
export function useFieldWords(kind: ContentKind) {
  const t = useTexts("content-desk");
  const labelOf = (field: string): string => {
    const [part, code] = field.split(".");
    const language = LANGUAGES.find((one) => one === code);
    const words = WORDS.find((one) => one === part);
    if (words !== undefined && language !== undefined) {
      const label = { title: t(`titleOf.${kind}`), section: t("section"), body: t(`bodyOf.${kind}`) }[words];
      return t("inLanguage", { field: label, language: nameOfLanguage(language) });
    }
    const known = [...plain, ...boxes].find((one) => one === field);
    return known === undefined ? field : t(known);
  };
  const textOf = (field: string, form: ContentForm): string => {
    const value = valueIn(form, field);
    if (boxes.some((one) => one === field)) return t(value === "" ? "no" : "yes");
    const tone = field === "tone" ? CONTENT_TONES.find((one) => one === value) : undefined;
    if (tone !== undefined) return t(`tone.${tone}`);
    const day = parseLocalDate(value);
    return day === undefined ? value || "–" : formatDate(day);
  };
  return (field: string, { was, theirs, mine }: ThreeValues) => ({
    label: labelOf(field),
    ...{ was: textOf(field, was), theirs: textOf(field, theirs), mine: textOf(field, mine) },
    isText: field.startsWith("body."),
  });
}
