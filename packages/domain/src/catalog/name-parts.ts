export interface NameParts {
  /** What it is: "Lipovrch 11 světlý ležák". */
  readonly title: string;
  /** How it is packed, in the name's own words: "Sud KEG 50 l"; empty where the name does not say. */
  readonly form: string;
}

/**
 * A product's name in its two halves, for lines and tiles that write them one under the other.
 *
 * @example nameParts("Lipovrch 11, sud KEG 50 l") // { title: "Lipovrch 11", form: "Sud KEG 50 l" }
 */
export function nameParts(name: string): NameParts {
  const end = name.indexOf(", ");
  if (end === -1) return { title: name, form: "" };
  const form = name.slice(end + 2);
  return { title: name.slice(0, end), form: form.charAt(0).toUpperCase() + form.slice(1) };
}

/**
 * A name whose figures never stand at the end of a line without what they count.
 *
 * @example tiedName("KEG 50 l") // "KEG 50 l": a hard space before the l
 */
export function tiedName(name: string): string {
  return name.replace(/(\d) (\p{L})/gu, "$1\u00a0$2");
}

/** Small at its beginning, but not what stands in capitals: "sud 50 l", "PET 1,5 l". */
function inSentence(form: string): string {
  return /^\p{Lu}\p{Lu}/u.test(form) ? form : `${form.charAt(0).toLowerCase()}${form.slice(1)}`;
}

/**
 * The packaging of a product as a tile has room for it, in the name's own words; empty where the name does not say.
 *
 * @example shortForm("Lipovrch 11, sud KEG 50 l") // "sud 50 l"
 */
export function shortForm(name: string): string {
  const { form } = nameParts(name);
  return tiedName(inSentence(form).replace(" KEG", ""));
}

/**
 * A product's name where there is room for little of it: up to its strength, and the packaging without what it holds.
 *
 * @example shortName("Lipovrch 10 výčepní, lahev 0,5 l, přepravka 20 ks") // "Lipovrch 10, lahev 0,5 l": hard spaces within
 */
export function shortName(name: string): string {
  const { title } = nameParts(name);
  const [beer = title] = /^.*?\d+(?=\s|$)/u.exec(title) ?? [];
  const [form = ""] = shortForm(name).split(", ");
  return tiedName([beer, form].filter(Boolean).join(", "));
}
