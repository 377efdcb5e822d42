import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isTypeSubTypeOf,
  parseType,
  typeFromAST,
} from "graphql";
import { type ListedField, type ListedType, partsOf } from "./magento-list.ts";

/** What a document that is valid for Magento could ask or send and the schema would refuse, each in a line. */
export function gapsOf(schema: GraphQLSchema, list: readonly ListedType[]): readonly string[] {
  return list.flatMap((listed) => {
    const type = schema.getType(listed.name);
    if (!type) return [`${listed.name} is missing`];
    const interfaces = listed.interfaces.filter((name) => !implementsIt(type, name));
    return [
      ...interfaces.map((name) => `${listed.name} is no ${name}`),
      ...listed.fields.flatMap((field) => gapOfField(schema, type, field)),
    ];
  });
}

function gapOfField(schema: GraphQLSchema, type: GraphQLNamedType, listed: ListedField): readonly string[] {
  const name = `${type.name}.${listed.name}`;
  if (isEnumType(type)) return type.getValue(listed.name) ? [] : [`${name} is missing`];
  const { args, output } = partsOf(listed.signature);
  if (isInputObjectType(type)) {
    const field = type.getFields()[listed.name];
    if (!field) return [`${name} is missing`];
    return accepts(schema, field.type, output) ? [] : [`${name} is ${field.type} and not ${output}`];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [`${type.name} is of another kind`];
  const field = type.getFields()[listed.name];
  if (!field) return [`${name} is missing`];
  const gaps = args.flatMap(([argument, wanted]) => {
    const own = field.args.find((known) => known.name === argument);
    if (!own) return [`${name} has no argument ${argument}`];
    return accepts(schema, own.type, wanted) ? [] : [`${name}(${argument}) is ${own.type} and not ${wanted}`];
  });
  return promises(schema, field.type, output)
    ? gaps
    : [...gaps, `${name} is ${field.type} and not ${output}`];
}

/** An input may ask for less than Magento's, so that whatever is sent there fits here. */
function accepts(schema: GraphQLSchema, own: GraphQLInputType, wanted: string): boolean {
  const theirs = typeFromAST(schema, parseType(wanted));
  return theirs !== undefined && isTypeSubTypeOf(schema, theirs, own);
}

/** An answer may promise more than Magento's. */
function promises(schema: GraphQLSchema, own: GraphQLOutputType, wanted: string): boolean {
  const theirs = typeFromAST(schema, parseType(wanted));
  return theirs !== undefined && isTypeSubTypeOf(schema, own, theirs);
}

function implementsIt(type: GraphQLNamedType, name: string): boolean {
  return isObjectType(type) && type.getInterfaces().some((own) => own.name === name);
}
