/** How large a document may be: levels, fields, and other names for them. */
export type GraphqlLimits = { readonly depth: number; readonly cost: number; readonly aliases: number };

type Environment = {
  readonly VYCEP_DEPTH_LIMIT: number;
  readonly VYCEP_COST_LIMIT: number;
  readonly VYCEP_ALIAS_LIMIT: number;
};

export function graphqlLimitsOf(env: Environment): GraphqlLimits {
  return { depth: env.VYCEP_DEPTH_LIMIT, cost: env.VYCEP_COST_LIMIT, aliases: env.VYCEP_ALIAS_LIMIT };
}
