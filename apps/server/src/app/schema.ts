import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  parse,
} from "graphql";
import type { Resolvers } from "../platform/graphql.gen.ts";

const contractFolder = join(import.meta.dirname, "../../../../packages/contract/src");

/** The contract as it is written, all its files together. */
export function contractDocument(): DocumentNode {
  const files = readdirSync(contractFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .toSorted();
  // Nobody asks later where a type was written; the places of all words would take two megabytes.
  return concatAST(
    files.map((name) => parse(readFileSync(join(contractFolder, name), "utf8"), { noLocation: true })),
  );
}

/** The schema of the contract with the modules' resolvers attached; built once at start. */
export function buildSchema(resolvers: readonly Resolvers[]): GraphQLSchema {
  // That the contract is sound is tested; proving it again would take a good part of each start.
  const schema = buildASTSchema(contractDocument(), { assumeValidSDL: true });
  inheritDescriptions(schema);
  for (const part of resolvers) attach(schema, part);
  return schema;
}

/** What an interface says of a field holds for every type that implements it, and is written once. */
function inheritDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const told = type.getInterfaces().map((parent) => parent.getFields()[field.name]);
      field.description ||= told.find((parent) => parent?.description)?.description;
    }
  }
}

/** The generated types have checked each resolver against its field; here they are only put in place. */
// biome-ignore lint/suspicious/noExplicitAny: graphql's own types of resolvers speak of any
type AnyResolver = GraphQLFieldResolver<any, any> & GraphQLTypeResolver<any, any>;
type FieldResolvers = Record<string, AnyResolver | undefined>;

/** A resolver for something the contract does not have, or a second one for the same field, is a mistake at start. */
function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers as Record<string, FieldResolvers | undefined>)) {
    const type = schema.getType(typeName);
    for (const [fieldName, resolver] of Object.entries(fields ?? {})) {
      if (resolver === undefined) continue;
      if (isAbstractType(type) && fieldName === "__resolveType") {
        type.resolveType = resolver;
        continue;
      }
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) throw new Error(`resolver for ${typeName}.${fieldName}, which the contract does not have`);
      if (field.resolve) throw new Error(`two resolvers for ${typeName}.${fieldName}`);
      field.resolve = resolver;
    }
  }
}
