import {
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  print,
} from "graphql";

/** A type as the nouns' own files have it, all its parts together; fields as lines of SDL. */
export type OwnType = {
  readonly fields: ReadonlyMap<string, string>;
  readonly interfaces: ReadonlySet<string>;
};

export function ownTypesOf(document: DocumentNode): ReadonlyMap<string, OwnType> {
  const types = new Map<string, { fields: Map<string, string>; interfaces: Set<string> }>();
  for (const node of document.definitions) {
    const isType =
      "interfaces" in node || "values" in node || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    if (!isType) continue;
    const type = types.get(node.name.value) ?? { fields: new Map(), interfaces: new Set() };
    types.set(node.name.value, type);
    if ("interfaces" in node) for (const { name } of node.interfaces ?? []) type.interfaces.add(name.value);
    const parts = "fields" in node ? node.fields : "values" in node ? node.values : undefined;
    for (const part of parts ?? []) {
      type.fields.set(part.name.value, bareSdl(part));
    }
  }
  return types;
}

/** A field on a line of its own, without its description. */
function bareSdl(part: FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode): string {
  const description = part.description ? print(part.description).length : 0;
  return print(part).slice(description).replaceAll(/\s+/gu, " ").trim();
}

/** The words of a piece of SDL that may be names of types. */
export function namesIn(sdl: string): readonly string[] {
  return sdl.match(/\b[A-Za-z_]\w*/gu) ?? [];
}
