import { DESK_AREAS, DESK_POWERS, type DeskAct } from "@vycep/domain/staff/staff-right";
import {
  buildASTSchema,
  type ConstDirectiveNode,
  concatAST,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";
import { z } from "zod";
import type { DeskContext } from "../../platform/desk/desk-context.ts";
import type { Resolvers } from "../../platform/desk/desk-graphql.gen.ts";
import { contractFiles } from "./contract-files.ts";
import { attach, type Schemas } from "./schema.ts";

/**
 * The schema of the desk. Every operation says in the contract which right it needs, and none runs before that was judged: a
 * resolver cannot forget it (DSIGN-05). An operation that says nothing is a mistake at start.
 */
export function buildDeskSchemas(resolvers: readonly Resolvers[]): Schemas {
  const whole = buildASTSchema(concatAST([...contractFiles("desk").values()]), { assumeValid: true });
  for (const part of resolvers) attach(whole, part);
  for (const { field } of deskOperations(whole)) guard(field);
  return { whole, answered: whole };
}

export type DeskOperation = {
  /** `Query.orders`. */
  readonly name: string;
  /** What it needs, one of these; nothing is open to all of the staff. */
  readonly needs: readonly [DeskAct, ...DeskAct[]] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: graphql's own types of fields speak of any
  readonly field: GraphQLField<any, any>;
};

/** Every operation of the desk with the right that it needs. */
export function deskOperations(schema: GraphQLSchema): readonly DeskOperation[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field.name}`,
      needs: needsOf(field, `${type?.name}.${field.name}`),
      field,
    })),
  );
}

const act = z.object({ area: z.enum(DESK_AREAS), power: z.enum(DESK_POWERS) });

function needsOf({ astNode }: GraphQLField<unknown, unknown>, name: string): DeskOperation["needs"] {
  const directives = astNode?.directives ?? [];
  if (directives.some((each) => each.name.value === "openToStaff")) return undefined;
  const [first, ...others] = directives
    .filter((each) => each.name.value === "needs")
    .map((needs) => actIn(needs, name));
  if (first === undefined) throw new Error(`${name} says no right that it needs`);
  return [first, ...others];
}

function actIn({ arguments: given = [] }: ConstDirectiveNode, name: string): DeskAct {
  const parsed = act.safeParse(
    Object.fromEntries(
      given.map(({ name: { value: key }, value }) => [key, "value" in value ? value.value : undefined]),
    ),
  );
  if (!parsed.success) throw new Error(`${name} needs a right that there is not`);
  return parsed.data;
}

// biome-ignore lint/suspicious/noExplicitAny: graphql's own types of fields speak of any
function guard(field: GraphQLField<any, any>): void {
  const needs = needsOf(field, field.name);
  const { resolve } = field;
  if (resolve === undefined) throw new Error(`no resolver for ${field.name} of the desk`);
  field.resolve = async (...call) => {
    const context: DeskContext = call[2];
    await (needs === undefined ? context.staff() : context.may(...needs));
    return resolve(...call);
  };
}
