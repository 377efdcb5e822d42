/**
 * What the passwords are made of that every list of breached ones is full of, in the languages of our customers. Ours, and
 * short: a password of twelve characters of four kinds is on those lists only as one of these words in disguise.
 */
const words =
  "password passw passwort heslo hesla tajneheslo login admin administrator welcome vitejte vitajte ahoj letmein qwerty qwertz " +
  "qwertyuiop asdfgh asdfghjkl zxcvbn yxcvbn abc abcd abcdef iloveyou miluju milujite monkey dragon master sunshine princess " +
  "football fotbal baseball hockey hokej shadow superman batman pokemon starwars trustno secret tajne changeme zmente zmenit " +
  "test tester testing default computer pocitac internet server windows samsung nokia google facebook summer winter spring " +
  "autumn leto zima jaro podzim january praha brno bratislava kosice slovensko cesko czech slavia sparta slovan pivo pivovar " +
  "beer hospoda krcma hostinec vycep lipovrch portal zakaznik customer maminka tatinek mamka laska slunicko slniecko kocicka " +
  "jaroslav martin michal tomas petr jana lucie veronika nothing access hello hallo user username uzivatel";

const known = new Set(words.split(" "));

/**
 * Whether a password is a well-known word, or several, with figures and signs around or letters written as figures.
 *
 * @example isCommonPassword("P@ssw0rd-2026!") // true
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const core = (text: string) => text.replaceAll(/[^a-z]/g, "");
  const inner = folded.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, "");
  return [core(folded), core(spell(folded)), core(spell(inner))].some(
    (text) => text.length < 3 || isMadeOf(text),
  );
}

/** Letters that were written as figures or signs; at the end they are a year more often, so that is looked at without, too. */
function spell(text: string): string {
  return text.replaceAll(/[@4310$5!7]/g, (sign) => letters[sign] ?? sign);
}

const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

function isMadeOf(text: string): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (!reached.has(from)) continue;
    for (let to = from + 3; to <= text.length; to += 1) if (known.has(text.slice(from, to))) reached.add(to);
  }
  return reached.has(text.length) || /^(.{1,4})\1+$/.test(text);
}
