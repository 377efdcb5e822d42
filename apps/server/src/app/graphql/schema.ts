import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
} from "graphql";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { contractFiles } from "./contract-files.ts";
import { answerByKind } from "./default-answers.ts";

/** The schema of the contract with the modules' resolvers attached; built once at start. */
export function buildSchema(resolvers: readonly Resolvers[]): GraphQLSchema {
  return buildSchemas(resolvers).whole;
}

export type Schemas = {
  /** What a document may ask. */
  readonly whole: GraphQLSchema;
  /**
   * The same without the types that are never answered among those that an interface may be: a document is compiled and
   * counted for what can come, so that types which exist for Magento's fragments cost the portal nothing.
   */
  readonly answered: GraphQLSchema;
};

export function buildSchemas(resolvers: readonly Resolvers[]): Schemas {
  const files = contractFiles("portal");
  // That the contract is sound is tested; proving it again would take a good part of each start.
  const whole = buildASTSchema(concatAST([...files.values()]), { assumeValid: true });
  inheritDescriptions(whole);
  for (const part of resolvers) attach(whole, part);
  const ofMagento = [...files].filter(([name]) => name.endsWith(".magento.graphql"));
  answerByKind(
    whole,
    ofMagento.flatMap(([, document]) => fieldsIn(document)),
  );
  const never = files.get("magento/never-answered.magento.graphql");
  return { whole, answered: withoutNever(whole, new Set(never ? typesIn(never) : [])) };
}

function withoutNever(whole: GraphQLSchema, never: ReadonlySet<string>): GraphQLSchema {
  const known = new Map<GraphQLAbstractType, readonly GraphQLObjectType[]>();
  const getPossibleTypes = (type: GraphQLAbstractType): readonly GraphQLObjectType[] => {
    const before = known.get(type);
    if (before) return before;
    const all = whole.getPossibleTypes(type);
    const answered = all.filter(({ name }) => !never.has(name));
    // Of an interface whose types are all never answered, fragments must still fit.
    const possible = answered.length === 0 ? all : answered;
    known.set(type, possible);
    return possible;
  };
  return Object.assign(Object.create(whole) as GraphQLSchema, { getPossibleTypes });
}

function fieldsIn({ definitions }: DocumentNode): (readonly [type: string, field: string])[] {
  return definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (node.fields ?? []).map(({ name }) => [node.name.value, name.value] as const)
      : [],
  );
}

function typesIn({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : []));
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
export function attach(schema: GraphQLSchema, resolvers: object): void {
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
