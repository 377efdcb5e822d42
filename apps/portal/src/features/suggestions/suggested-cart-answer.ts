import type { SuggestedCartsQuery } from "../../shared/graphql.gen/graphql.ts";

export type SuggestedCartAnswer = SuggestedCartsQuery["getSuggestedCarts"][number];
export type VariantAnswer = NonNullable<SuggestedCartAnswer["standard"]>;
