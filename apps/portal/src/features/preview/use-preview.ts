import { queryOptions } from "@tanstack/react-query";
import { PREVIEW_PATHS } from "@vycep/contract/identity/preview";
import type { PreviewSession } from "@vycep/contract/identity/preview.rest";
import type { Language } from "@vycep/domain/market/language";
import { callAddress } from "@vycep/shell/api/rest";
import { type Parameters, type Speak, speak, tieShortWords } from "@vycep/words/engine/texts";
import type { Originals, Words } from "@vycep/words/nouns";

/** In a file of its own: who signs in for themselves never fetches where these words are. */
const files = import.meta.glob<{ readonly texts: Words }>("./portal-preview/[a-z][a-z].ts", {
  base: "../../../../../packages/words/src",
});

/** Fetches how one of the staff is spoken to, whatever language the page speaks. */
export async function previewWords(language: Language): Promise<Words> {
  const file = await files[`./portal-preview/${language}.ts`]?.();
  return tieShortWords(file?.texts ?? {});
}

/** Speaks them. */
export function previewSpeaker(words: Words, language: Language): Speak<Originals["portal-preview"]> {
  return (key: string, parameters?: Parameters) => speak(words, key, { language, parameters }) ?? key;
}

/** What the banner tells, and the words for whoever reads it. */
export type PreviewNow = PreviewSession & { readonly words: Words };

/** GET /preview/session. */
export function previewQuery() {
  return queryOptions({
    queryKey: ["preview", "session"],
    queryFn: async ({ signal }): Promise<PreviewNow> => {
      const session = await callAddress<PreviewSession>(PREVIEW_PATHS.session, { signal });
      return { ...session, words: await previewWords(session.language) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
