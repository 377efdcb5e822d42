/** What a noun answers in one language: by name a text, or texts by code. */
export interface Answers {
  readonly [name: string]: string | Answers;
}

/** The same place of every file side by side: under each name either the texts by language, or what lies below. */
export function sideBySide(files: readonly (readonly [language: string, answers: Answers])[]): object {
  const names = Object.keys(files[0]?.[1] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const found = files.map(([language, answers]) => [language, answers[name]] as const);
      const below = found.flatMap(([language, value]) =>
        typeof value === "object" ? [[language, value] as const] : [],
      );
      return [name, below.length > 0 ? sideBySide(below) : Object.fromEntries(found)];
    }),
  );
}
