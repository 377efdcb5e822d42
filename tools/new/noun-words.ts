/** A noun's name in every spelling that the house needs. */
export type NounWords = Readonly<
  Record<"noun" | "name" | "Name" | "names" | "Names" | "nouns" | "table" | "migration", string>
>;

export function nounWords(noun: string, migration: string): NounWords {
  const name = noun.replaceAll(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
  const nouns = /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  const names = nouns.replaceAll(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
  return {
    noun,
    name,
    Name: capital(name),
    names,
    Names: capital(names),
    nouns,
    table: noun.replaceAll("-", "_"),
    migration,
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
