import type { DocumentNode } from "graphql";
import { describeArgument, describeField, describeType, type Facts, insteadOf } from "./described.ts";
import { type KnownTypes, knownTypes } from "./known-types.ts";
import { type ListedField, type ListedType, partsOf, type Said } from "./magento-list.ts";
import { type OwnType, ownTypesOf } from "./own-types.ts";

type Sources = {
  /** The nouns' own files. */
  readonly own: DocumentNode;
  readonly list: readonly ListedType[];
  readonly answered: Said;
  readonly never: Said;
  readonly instead: Said;
};

type Given = {
  readonly ownTypes: ReadonlyMap<string, OwnType>;
  readonly listed: ReadonlyMap<string, ListedType>;
  readonly known: KnownTypes;
  readonly facts: Facts;
};

/** The files, by name: what the nouns answer, what is always empty, and types that are never answered. */
export function magentoFiles({ own, list, answered, never, instead }: Sources): ReadonlyMap<string, string> {
  const ownTypes = ownTypesOf(own);
  const listed = new Map(list.map((type) => [type.name, type]));
  const known = knownTypes({ own, ownTypes, list: listed, answered, never });
  const interfacesOf = new Map(list.map(({ name, interfaces }) => [name, interfaces]));
  const given: Given = { ownTypes, listed, known, facts: { answered, never, instead, interfacesOf } };
  const file = (sdlOf: (type: ListedType, given: Given) => string) =>
    `${heading}${list
      .map((type) => sdlOf(type, given))
      .filter((sdl) => sdl !== "")
      .join("")}`;
  return new Map([
    ["answered.magento.graphql", file(answeredPart)],
    ["empty.magento.graphql", file(emptyPart)],
    ["never-answered.magento.graphql", file(neverPart)],
  ]);
}

const heading = "# Made by `npm run codegen` from the lists beside it; edited by nobody.\n";

/** What the server's own code knows. */
function answeredPart(type: ListedType, given: Given): string {
  const fields = given.known.get(type.name);
  if (!fields) return "";
  const own = given.ownTypes.get(type.name);
  const lines = fields
    .filter(({ name }) => !own?.fields.has(name))
    .flatMap((field) => linesOf(type, field, given));
  const interfaces = type.interfaces.filter((name) => given.known.has(name) && !own?.interfaces.has(name));
  return partOf(type, { lines, interfaces, isNew: own === undefined }, given);
}

/** What else the same types have, and types of which nothing is answered. */
function emptyPart(type: ListedType, given: Given): string {
  if (given.facts.never.has(type.name) && !given.known.has(type.name)) return "";
  const own = given.ownTypes.get(type.name);
  const known = new Set(given.known.get(type.name)?.map(({ name }) => name));
  const lines = type.fields
    .filter(({ name }) => !own?.fields.has(name) && !known.has(name))
    .flatMap((field) => linesOf(type, field, given));
  const interfaces = type.interfaces.filter(
    (name) => !own?.interfaces.has(name) && !(given.known.has(type.name) && given.known.has(name)),
  );
  const isNew = own === undefined && !given.known.has(type.name);
  return partOf(type, { lines, interfaces, isNew }, given);
}

function neverPart(type: ListedType, given: Given): string {
  if (!given.facts.never.has(type.name) || given.known.has(type.name)) return "";
  const lines = [
    ...type.fields.flatMap((field) => linesOf(type, field, given)),
    ...inheritedLines(type, given),
  ];
  return partOf(type, { lines, interfaces: type.interfaces, isNew: true }, given);
}

type Part = {
  readonly lines: readonly string[];
  readonly interfaces: readonly string[];
  readonly isNew: boolean;
};

function partOf(type: ListedType, { lines, interfaces, isNew }: Part, { facts }: Given): string {
  if (lines.length === 0 && interfaces.length === 0) return "";
  const implemented = interfaces.length === 0 ? "" : ` implements ${interfaces.join(" & ")}`;
  const body = lines.length === 0 ? "" : ` {\n${lines.join("\n")}\n}`;
  const head = isNew ? `${JSON.stringify(describeType(type, facts))}\n` : "extend ";
  return `\n${head}${type.kind} ${type.name}${implemented}${body}\n`;
}

function linesOf(type: ListedType, field: ListedField, { facts }: Given): readonly string[] {
  return [`  ${JSON.stringify(describeField(type, field, facts))}`, `  ${lineOf(type, field, facts)}`];
}

function lineOf(type: ListedType, field: ListedField, facts: Facts): string {
  if (type.kind === "enum") return field.name;
  const typed = `${field.name}${argumentsOf(type, field, facts)}: ${partsOf(field.signature).output}`;
  const isMarked = field.isDeprecated && type.kind !== "input";
  return isMarked ? `${typed} @deprecated(reason: ${JSON.stringify(insteadOf(type, field, facts))})` : typed;
}

function argumentsOf(type: ListedType, field: ListedField, facts: Facts): string {
  const { args } = partsOf(field.signature);
  if (args.length === 0) return "";
  const lines = args.map(([name, given]) => {
    const says = JSON.stringify(describeArgument(type, { field: field.name, name }, facts));
    return `    ${says}\n    ${name}: ${given}\n`;
  });
  return `(\n${lines.join("")}  )`;
}

/** What interfaces have beside Magento's fields: a type that implements them needs it too. */
function inheritedLines(type: ListedType, { ownTypes, listed, facts }: Given): readonly string[] {
  const known = new Set(type.fields.map(({ name }) => name));
  return type.interfaces.flatMap((name) => {
    const own = [...(ownTypes.get(name)?.fields ?? [])];
    const more = listed.get(name);
    const theirs = more?.fields.map((field) => [field.name, lineOf(more, field, facts)] as const) ?? [];
    return [...new Map([...theirs, ...own])]
      .filter(([field]) => !known.has(field))
      .flatMap(([, sdl]) => [`  ${JSON.stringify(`As of every ${name}.`)}`, `  ${sdl}`]);
  });
}
