import { compareLines } from "@vycep/domain/content/terms";
import type { Language } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { useMemo } from "react";
import type { TermsVersion } from "./use-terms.ts";

interface ComparedTermsProps {
  readonly inForce: TermsVersion | undefined;
  readonly form: Readonly<Record<string, string>>;
  readonly language: Language;
}

const looks = {
  kept: "text-ink-soft",
  gone: "bg-red-tint text-red-ink line-through",
  new: "bg-bottle-tint font-semibold text-bottle",
} as const;
const marks = { kept: "", gone: "−", new: "+" } as const;

/** What the next version says otherwise than the one in force, line by line. */
export function ComparedTerms({ inForce, form, language }: ComparedTermsProps) {
  const t = useTexts("terms-desk");
  const was = inForce?.words.find((one) => one.language === language);
  const before = `${was?.title ?? ""}\n${was?.body ?? ""}`;
  const after = `${form[`title.${language}`] ?? ""}\n${form[`body.${language}`] ?? ""}`;
  const lines = useMemo(() => compareLines(before, after), [before, after]);
  if (inForce === undefined) return <p className="text-ink-soft">{t("compareNone")}</p>;
  const isSame = lines.every(({ kind }) => kind === "kept");
  return (
    <section aria-label={t("compareTitle", { version: inForce.version })} className="grid gap-2">
      <h3 className="font-bold">{t("compareTitle", { version: inForce.version })}</h3>
      {isSame && <p className="text-ink-soft">{t("compareNothing")}</p>}
      <ol lang={language} className="grid gap-0.5 rounded-normal border border-line p-2">
        {lines.map(({ kind, text }, place) => (
          // Lines have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with every letter
          <li key={place} className={classNames("flex gap-2 rounded-small px-2 py-0.5", looks[kind])}>
            <span aria-hidden className="w-3 flex-none">
              {marks[kind]}
            </span>
            {kind !== "kept" && (
              <span className="sr-only">{t(kind === "gone" ? "lineGone" : "lineNew")}: </span>
            )}
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
