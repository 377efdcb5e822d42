import type { Asked } from "@vycep/shell/start/asked-key";

/** Files of code and styles, and those of words by language. */
export interface Files {
  readonly files: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What the build lists in the page (`first-files.ts`). */
export interface FirstFilesList {
  /** By path; `*` is any other page for who is signed in. */
  readonly pages: Readonly<
    Record<string, { readonly begins: Files; readonly goesOn: Files; readonly next: readonly string[] }>
  >;
  /** What shows the brewery's messages. */
  readonly bar: Files;
  readonly fonts: readonly string[];
  readonly languages: readonly string[];
  /** What every page asks the server first, but for the language at the end of its address. */
  readonly asked: Readonly<Record<"visitors" | "people", readonly Asked[]>>;
}

/** None where the portal is being developed. */
export function readFirstFilesList(): FirstFilesList | undefined {
  const list = document.getElementById("first-files")?.textContent;
  return list ? JSON.parse(list) : undefined;
}
