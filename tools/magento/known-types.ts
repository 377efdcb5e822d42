import type { DocumentNode } from "graphql";
import type { ListedField, ListedType, Said } from "./magento-list.ts";
import { namesIn, type OwnType } from "./own-types.ts";

type Sources = {
  readonly own: DocumentNode;
  readonly ownTypes: ReadonlyMap<string, OwnType>;
  readonly list: ReadonlyMap<string, ListedType>;
  readonly answered: Said;
  readonly never: Said;
};

/** Of each type that the server's own code knows, the fields that it answers or reads. */
export type KnownTypes = ReadonlyMap<string, readonly ListedField[]>;

/**
 * What the nouns answer, and the types that it is made of. All else is answered by its kind, so nobody's code has to
 * know it: types are generated without it.
 */
export function knownTypes({ own, ownTypes, list, answered, never }: Sources): KnownTypes {
  const known = new Map<string, readonly ListedField[]>();
  const isSaid = ({ name, interfaces }: ListedType, field: ListedField) =>
    [name, ...interfaces].some((owner) => answered.has(`${owner}.${field.name}`));
  const add = (name: string) => {
    const type = list.get(name);
    if (!type || known.has(name)) return;
    const said = type.fields.filter((field) => isSaid(type, field));
    const isWhole =
      type.kind === "input" || type.kind === "enum" || (said.length === 0 && !ownTypes.has(name));
    const fields = isWhole ? type.fields : said;
    known.set(name, fields);
    for (const { signature } of fields) for (const named of namesIn(signature)) add(named);
    for (const named of type.interfaces) if (isAnswered(list.get(named), answered)) add(named);
  };
  for (const name of list.keys()) if (ownTypes.has(name)) add(name);
  for (const name of namesIn(JSON.stringify(own))) add(name);
  for (const type of list.values()) {
    const comes = [type, ...type.interfaces.map((name) => list.get(name))];
    if (!never.has(type.name) && comes.some((one) => isAnswered(one, answered))) add(type.name);
  }
  return known;
}

function isAnswered(type: ListedType | undefined, answered: Said): boolean {
  return type?.fields.some(({ name }) => answered.has(`${type.name}.${name}`)) ?? false;
}
