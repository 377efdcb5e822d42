import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";

type Answer = GraphQLFieldResolver<unknown, unknown>;

/**
 * Fields of Magento's that nobody answers get one answer by their kind (D36): an empty list, false, nought, an empty text,
 * the first value of an enum, an object whose own fields are empty. What may be null needs no resolver for that.
 */
export function answerByKind(
  schema: GraphQLSchema,
  fields: Iterable<readonly [type: string, field: string]>,
): void {
  for (const [typeName, fieldName] of fields) {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field || field.resolve) continue;
    const empty = emptyOf(field.type);
    if (empty !== undefined) field.resolve = answerOr(fieldName, empty);
  }
}

/** What the parent says, where it says something. */
function answerOr(fieldName: string, empty: unknown): Answer {
  return (parent) => (parent as Record<string, unknown>)[fieldName] ?? empty;
}

function emptyOf(type: GraphQLOutputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [];
  if (!isNonNullType(type)) return;
  if (isEnumType(given)) return given.getValues()[0]?.value;
  if (!isScalarType(given)) return {};
  if (given.name === "Boolean") return false;
  return given.name === "Int" || given.name === "Float" ? 0 : "";
}
