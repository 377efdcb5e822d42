import { FALLBACK_LANGUAGE, firstLanguage, type Language } from "@vycep/domain/market/language";
import { use } from "react";
import { storage } from "../storage.ts";
import { createStore, useStore } from "../store.ts";
import { fetchWords, type Namespace, type Originals, type Words } from "./namespaces.ts";
import { type Parameters, type Speak, speak, tieShortWords } from "./texts.ts";

const loaded = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();
const language = createStore<Language>(storage.read("lang") ?? firstLanguage(hostName(), browserLanguages()));

/** The language the page speaks now (LANG-03, LANG-04). */
export function currentLanguage(): Language {
  return language.get();
}

export function useLanguage(): Language {
  return useStore(language);
}

/** Calls back after every change of language: what the server answers in words is fetched again (LANG-15, LANG-16). */
export const onLanguageChange = language.subscribe;

/** Fetches the words of some nouns in the current language, once. */
export async function loadTexts(namespaces: readonly Namespace[], wanted = language.get()): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadOne(namespace, wanted)));
}

/** Fetches everything spoken so far in another language, so that all words can change at once. */
export async function prepareLanguage(next: Language): Promise<void> {
  const spoken = [...loaded.keys()].map((name) => name.split(".")[0] as Namespace);
  await loadTexts([...new Set(spoken)], next);
}

/** Changes the words of the page, prepared before, and nothing else; page, form and scroll stay. */
export function changeLanguage(next: Language): void {
  storage.write("lang", next);
  announceLanguage(next);
  language.set(next);
}

/** Tells the browser and its helpers which language the page is in. */
export function announceLanguage(spoken = language.get()): void {
  document.documentElement.lang = spoken;
}

/**
 * The words of a noun. A screen's words are named in the routes table and fetched before it shows; words that
 * nobody named are fetched now, and the nearest Suspense waits for them.
 *
 * @example const t = useTexts("home"); t("greeting")
 */
export function useTexts<Name extends Namespace>(namespace: Name): Speak<Originals[Name]> {
  const spoken = useStore(language);
  // Always asked, also for words that are there: React must meet the same hooks when it draws again.
  use(loadOne(namespace, spoken));
  return textsOf(namespace, spoken);
}

/** The words of a noun outside components; they must have been loaded. */
export function textsOf<Name extends Namespace>(
  namespace: Name,
  spoken = language.get(),
): Speak<Originals[Name]> {
  return (key: string, parameters?: Parameters) =>
    speak(wordsOf(namespace, spoken), key, { language: spoken, parameters }) ??
    speak(wordsOf(namespace, FALLBACK_LANGUAGE), key, { language: FALLBACK_LANGUAGE, parameters }) ??
    key;
}

function wordsOf(namespace: Namespace, spoken: Language): Words {
  return loaded.get(nameOf(namespace, spoken)) ?? {};
}

function loadOne(namespace: Namespace, wanted: Language): Promise<void> {
  const name = nameOf(namespace, wanted);
  const known = loading.get(name);
  if (known !== undefined) return known;
  const started = fetchWords(namespace, wanted)
    .then((words) => {
      loaded.set(name, wanted === "en" ? words : tieShortWords(words));
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

function nameOf(namespace: Namespace, spoken: Language): string {
  return `${namespace}.${spoken}`;
}

function hostName(): string {
  return typeof location === "undefined" ? "" : location.hostname;
}

function browserLanguages(): readonly string[] {
  return typeof location === "undefined" ? [] : navigator.languages;
}
