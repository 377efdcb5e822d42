import { localMomentIn, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { nameOfLanguage, parseLanguage } from "@vycep/domain/market/language";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatNearDay } from "@vycep/words/engine/format";
import { momentText } from "../../kit/moment.tsx";
import type { ContentRow } from "./use-contents.ts";

const tones = {
  draft: "muted",
  planned: "preparing",
  published: "done",
  changed: "fresh",
  over: "muted",
} as const;
const icons = {
  draft: "pencil",
  planned: "clock",
  published: "check",
  changed: "pencil",
  over: "close",
} as const;

type Standing = Pick<ContentRow, "kind" | "state" | "publishAt" | "validFrom">;

/** How content stands, with the day that tells it apart (DCONT-01). */
export function ContentState({ kind, state, publishAt, validFrom }: Standing) {
  const t = useTexts("content-desk");
  const { date: today } = localNow();
  const day = validFrom == null ? undefined : formatNearDay(toLocalDate(validFrom), today);
  const isNews = kind === "article" && state === "published" && day !== undefined;
  const moment = state !== "planned" ? undefined : publishAt == null ? day : comingText(publishAt);
  const text =
    moment !== undefined
      ? t("goesOut", { moment })
      : isNews
        ? t("publishedOn", { day })
        : t(`state.${state}`);
  return <Status tone={tones[state]} icon={icons[state]} text={text} />;
}

/** A moment to come, its day named even where it is today. */
function comingText(at: string): string {
  const { date } = localMomentIn(Date.parse(at), "Europe/Prague");
  const { date: today } = localNow();
  return date === today ? `${formatNearDay(date, today)} ${momentText(at)}` : momentText(at);
}

const marks = {
  valid: "bg-bottle-tint text-bottle",
  outdated: "bg-amber-tint text-amber-ink",
  missing: "text-red-strong inset-ring-2 inset-ring-red",
  needless: "bg-void text-ink-faint",
} as const;

/** The languages of a text, each as it stands (DCONT-03). */
export function TranslationMarks({ translations }: Pick<ContentRow, "translations">) {
  const t = useTexts("content-desk");
  return (
    <ul className="flex gap-1">
      {translations.map(({ language, state }) => (
        <li
          key={language}
          title={t("translationOf", {
            language: languageName(language),
            state: t(`translation.${state}`),
          })}
          className={classNames("rounded-tag px-1.5 text-fine font-bold", marks[state])}
        >
          <span aria-hidden="true">{language}</span>
          <span className="sr-only">
            {t("translationOf", { language: languageName(language), state: t(`translation.${state}`) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the marks mean. */
export function TranslationLegend() {
  const t = useTexts("content-desk");
  return (
    <ul className="flex flex-wrap gap-x-3 text-fine text-ink-soft max-mobile:hidden" aria-hidden="true">
      {(["valid", "outdated", "missing"] as const).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <span className={classNames("size-3 rounded-text ring-1 ring-current", marks[state])} />
          {t(`translation.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** A language by its own name. */
function languageName(language: string): string {
  const known = parseLanguage(language);
  return known === undefined ? language : nameOfLanguage(known);
}
