import { type ListedField, type ListedType, partsOf, type Said } from "./magento-list.ts";

export type Facts = {
  readonly answered: Said;
  readonly never: Said;
  readonly instead: Said;
  readonly interfacesOf: ReadonlyMap<string, readonly string[]>;
};

export function describeType({ name, kind }: ListedType, { never, answered }: Facts): string {
  const why = never.get(name);
  if (why !== undefined) {
    return `Never answered here: ${why} It is there so that documents written for Magento are valid.`;
  }
  const said = answered.get(`${name}.`);
  if (said !== undefined) return said;
  if (kind === "interface") return "As Magento has it; what implements it says what is answered.";
  if (kind === "enum") return "Magento's own names.";
  return kind === "input" ? "As Magento's clients send it." : "As Magento's clients ask for it.";
}

/** What is answered, in a sentence; of all else, what it is always. */
export function describeField(type: ListedType, field: ListedField, facts: Facts): string {
  const said = saidOf(type, field.name, facts);
  if (said !== undefined) return said;
  if (type.kind === "enum") return type.name === "CountryCodeEnum" ? "ISO 3166." : "Magento's own.";
  if (type.kind === "input") return "Taken from Magento's clients, and without effect here.";
  if (facts.never.has(type.name)) return "Never answered here.";
  if (type.kind === "interface") return "As what implements it says.";
  return `Always ${emptyAnswer(field.signature)} here.`;
}

export function describeArgument(
  type: ListedType,
  { field, name }: { readonly field: string; readonly name: string },
  facts: Facts,
): string {
  return saidOf(type, `${field}(${name})`, facts) ?? "Taken from Magento's clients, and without effect here.";
}

/** What Magento has deprecated, it has often given a `uid`; of the rest it is said, of an interface for all that implement it. */
export function insteadOf(
  type: Pick<ListedType, "name" | "fields">,
  { name }: Pick<ListedField, "name">,
  { instead, interfacesOf }: Facts,
): string {
  const said = [type.name, ...(interfacesOf.get(type.name) ?? [])]
    .map((each) => instead.get(`${each}.${name}`))
    .find((each) => each !== undefined);
  if (said !== undefined) return said;
  const uid = name === "id" ? "uid" : name.replace(/_id$/u, "_uid");
  if (uid !== name && type.fields.some((other) => other.name === uid)) return `Use \`${uid}\`.`;
  throw new Error(`deprecated-fields.csv does not say what to ask instead of ${type.name}.${name}`);
}

/** Of an interface it is said once for all that implement it and are answered. */
function saidOf({ name, kind }: ListedType, part: string, facts: Facts): string | undefined {
  const own = facts.answered.get(`${name}.${part}`);
  if (own !== undefined || kind !== "type" || facts.never.has(name)) return own;
  return (facts.interfacesOf.get(name) ?? [])
    .map((implemented) => facts.answered.get(`${implemented}.${part}`))
    .find((said) => said !== undefined);
}

/** What a field is answered with that nobody answers, by its kind. */
function emptyAnswer(signature: string): string {
  const type = partsOf(signature).output;
  if (type.startsWith("[")) return "an empty list";
  if (!type.endsWith("!")) return "null";
  const bare = type.slice(0, -1);
  if (bare === "Boolean") return "false";
  if (bare === "Int" || bare === "Float") return "0";
  if (bare === "String" || bare === "ID") return "an empty text";
  return "empty";
}
