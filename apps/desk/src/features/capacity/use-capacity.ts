import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  CapacityEffectInput,
  CapacityRulesQuery,
  CapacityTrialLineInput,
  CapacityTrialQuery,
  DropCapacityRuleInput,
  SetCapacityRuleInput,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment DatedCapacity on CapacityRuleOf {
    market
    customerType
    method
    currency
    seen
    rows {
      validFrom
      validTo
      limits {
        minPallets
        maxPallets
        minKg
        maxKg
        orderValueMinor
        minLitres
        maxLitres
      }
      standing
      setBy
      setAt
    }
  }
`);

graphql(`
  fragment TriedLoad on CapacityTrialLoad {
    boxes
    palletThousandths
    grams
    millilitres
    netMinor
  }
`);

const CapacityRulesDocument = graphql(`
  query CapacityRules {
    capacityRules {
      ...DatedCapacity
    }
  }
`);

const CapacityTrialDocument = graphql(`
  query CapacityTrial($shipToId: ID!, $lines: [CapacityTrialLineInput!]) {
    capacityTrial(shipToId: $shipToId, lines: $lines) {
      shipToId
      shipToName
      market
      customerType
      tankLitresInstalled
      carts {
        id
        method
        day
        updatedAt
        isWholesale
        load {
          ...TriedLoad
        }
      }
      lines {
        ...TriedLoad
      }
      unknown
    }
  }
`);

const CapacityEffectDocument = graphql(`
  query CapacityEffect($input: CapacityEffectInput!) {
    capacityEffect(input: $input) {
      orders
      isMore
      failing
      failingNow
      places
      placesFailing
    }
  }
`);

const SetCapacityRuleDocument = graphql(`
  mutation SetCapacityRule($input: SetCapacityRuleInput!) {
    setCapacityRule(input: $input) {
      rules {
        ...DatedCapacity
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropCapacityRuleDocument = graphql(`
  mutation DropCapacityRule($input: DropCapacityRuleInput!) {
    dropCapacityRule(input: $input) {
      rules {
        ...DatedCapacity
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Rule = CapacityRulesQuery["capacityRules"][number];
export type RuleRow = Rule["rows"][number];
export type Limits = RuleRow["limits"];
export type Trial = NonNullable<CapacityTrialQuery["capacityTrial"]>;

/** Which rule it is, as a key. */
export function keyOf({ market, customerType, method }: Omit<Rule, "rows" | "seen" | "currency">): string {
  return `${market} ${customerType} ${method}`;
}

/** Capacity rules of each market, customer type and method (DCAL-04). */
export function capacityRulesQuery() {
  return queryOptions({
    queryKey: ["capacity", "rules"],
    queryFn: async ({ signal }) => (await queryGraphql(CapacityRulesDocument, {}, { signal })).capacityRules,
    refetchInterval: 60_000,
  });
}

/** What limits would have done to the orders of the last year. */
export function capacityEffectQuery(input: CapacityEffectInput) {
  return queryOptions({
    queryKey: ["capacity", "effect", input],
    queryFn: async ({ signal }) =>
      (await queryGraphql(CapacityEffectDocument, { input }, { signal })).capacityEffect,
  });
}

interface TrialAsked {
  readonly shipToId: string;
  readonly lines: CapacityTrialLineInput[];
}

/** What a place has in its carts, and what typed goods load there; asked for when somebody wants it. */
export function useTrial() {
  return useAction(
    async (asked: TrialAsked) => (await queryGraphql(CapacityTrialDocument, asked)).capacityTrial ?? null,
    { showsOwnFailure: true },
  );
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowRules() {
  const client = useQueryClient();
  return ({ rules }: { readonly rules: Rule[] }) => client.setQueryData(capacityRulesQuery().queryKey, rules);
}

export function useSetRule() {
  const show = useShowRules();
  return useAction(
    async (input: SetCapacityRuleInput) => {
      const { setCapacityRule } = await queryGraphql(SetCapacityRuleDocument, { input });
      show(setCapacityRule);
      return setCapacityRule;
    },
    { showsOwnFailure: true },
  );
}

export function useDropRule() {
  const show = useShowRules();
  return useAction(async (input: DropCapacityRuleInput) => {
    const { dropCapacityRule } = await queryGraphql(DropCapacityRuleDocument, { input });
    show(dropCapacityRule);
    return dropCapacityRule;
  });
}
