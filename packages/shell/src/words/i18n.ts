import {
  FALLBACK_LANGUAGE,
  firstLanguage,
  type LabelLanguage,
  type Language,
  spokenIn,
} from "@vycep/domain/market/language";
import { type Parameters, type Speak, speak, tieShortWords } from "@vycep/words/engine/texts";
import type { Noun, Originals, Words } from "@vycep/words/nouns";
import { use } from "react";
import { shellPorts } from "../ports.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { createStore, useStore } from "../storage/store.ts";
import { currentThemeRow } from "../theme/theme.ts";

const loaded = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();
/** The language that was chosen; only labels may be in it. */
const language = createStore<LabelLanguage>(keptLanguage() ?? firstLanguage(hostName(), browserLanguages()));

/** The language the page speaks now (LANG-03, LANG-04). */
export function currentLanguage(): Language {
  return spokenIn(language.get());
}

/** The language that was chosen, in which there may be labels only (D16): what is not, is said in the one above. */
export function chosenLanguage(): LabelLanguage {
  return language.get();
}

export function useLanguage(): Language {
  return spokenIn(useStore(language));
}

export function useChosenLanguage(): LabelLanguage {
  return useStore(language);
}

/** Calls back after every change of language: what the server answers in words is fetched again (LANG-15, LANG-16). */
export const onLanguageChange = language.subscribe;

/** Fetches the words of some nouns in the current language, once. */
export async function loadTexts(nouns: readonly Noun[], wanted = language.get()): Promise<void> {
  await Promise.all(nouns.map((noun) => loadOne(noun, wanted)));
}

/** Fetches everything spoken so far in another language, so that all words can change at once. */
export async function prepareLanguage(next: LabelLanguage): Promise<void> {
  const spoken = [...loaded.keys()].map((name) => name.split(".")[0] as Noun);
  await loadTexts([...new Set(spoken)], next);
}

/** Changes the words of the page, prepared before, and nothing else; page, form and scroll stay. */
export function changeLanguage(next: LabelLanguage): void {
  storage.write(shellKeys.lang, next);
  announceLanguage(next);
  language.set(next);
}

/** Tells the browser and its helpers which language the page is in. */
export function announceLanguage(spoken = language.get()): void {
  document.documentElement.lang = spoken;
}

/**
 * The words of a noun. A screen's words are named in the routes table and fetched before it shows; words that
 * nobody named are fetched now, and the nearest Suspense waits for them:
 * `const t = useTexts("home"); t("greeting")`.
 */
export function useTexts<Name extends Noun>(noun: Name): Speak<Originals[Name]> {
  const spoken = useStore(language);
  // Always asked, also for words that are there: React must meet the same hooks when it draws again.
  use(loadOne(noun, spoken));
  return textsOf(noun, spoken);
}

/** The words of a noun outside components; they must have been loaded. */
export function textsOf<Name extends Noun>(noun: Name, spoken = language.get()): Speak<Originals[Name]> {
  return (key: string, parameters?: Parameters) =>
    speak(wordsOf(noun, spoken), key, { language: spokenIn(spoken), parameters }) ??
    speak(wordsOf(noun, FALLBACK_LANGUAGE), key, { language: FALLBACK_LANGUAGE, parameters }) ??
    key;
}

function wordsOf(noun: Noun, spoken: LabelLanguage): Words {
  return loaded.get(nameOf(noun, spoken)) ?? {};
}

function loadOne(noun: Noun, wanted: LabelLanguage): Promise<void> {
  const name = nameOf(noun, wanted);
  const known = loading.get(name);
  if (known !== undefined) return known;
  const fallback = spokenIn(wanted);
  const started = Promise.all(
    [...new Set([fallback, wanted])].map((each) => shellPorts().fetchWords(noun, each)),
  )
    .then((files) => {
      const words: Words = Object.assign({}, ...files);
      loaded.set(name, fallback === "en" ? words : tieShortWords(words));
      // What React itself would note on a promise it has waited for: whoever asks now need not wait at all.
      Object.assign(started, { status: "fulfilled", value: undefined });
    })
    .catch((cause: unknown) => {
      loading.delete(name);
      throw cause;
    });
  loading.set(name, started);
  return started;
}

function nameOf(noun: Noun, spoken: LabelLanguage): string {
  return `${noun}.${spoken}`;
}

/** What was chosen before, unless it was at a time when the theme offered it. */
function keptLanguage(): LabelLanguage | undefined {
  const kept = storage.read(shellKeys.lang);
  const isOffered = kept === undefined || kept === spokenIn(kept) || isFurther(kept);
  return isOffered ? kept : undefined;
}

function isFurther(language: LabelLanguage): boolean {
  return currentThemeRow().furtherLanguages.includes(language);
}

function hostName(): string {
  return typeof location === "undefined" ? "" : location.hostname;
}

function browserLanguages(): readonly string[] {
  return typeof location === "undefined" ? [] : navigator.languages;
}
