import { queryOptions } from "@tanstack/react-query";
import { ON_BEHALF_ENDED, ON_BEHALF_PATHS } from "@vycep/contract/identity/on-behalf";
import type { BehalfSession } from "@vycep/contract/identity/on-behalf.rest";
import { OVERRIDE_RULES, type OverrideRule } from "@vycep/domain/cart/override";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { callAddress } from "@vycep/shell/api/rest";
import { leaveFor } from "@vycep/shell/page/leave-for";
import type { Words } from "@vycep/words/nouns";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { behalfWords } from "./behalf-words.ts";

/** What the banner tells, and the words for whoever reads it. */
export type BehalfNow = BehalfSession & { readonly words: Words };

/** GET /on-behalf/session. */
export function behalfQuery() {
  return queryOptions({
    queryKey: ["on-behalf", "session"],
    queryFn: async ({ signal }): Promise<BehalfNow> => {
      const session = await callAddress<BehalfSession>(ON_BEHALF_PATHS.session, { signal });
      return { ...session, words: await behalfWords(session.language) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const BehalfCartDocument = graphql(`
  query BehalfCart {
    customerCart {
      id
      version
      rules_to_override
      prices {
        grand_total {
          value
        }
      }
    }
  }
`);

/** The cart as the server holds it, where nothing but rules that a right of the desk may set aside keeps it from being sent. */
export interface BlockedCart {
  readonly id: string;
  readonly version: number;
  /** What it comes to, in whole currency. */
  readonly total: number;
  readonly rules: readonly OverrideRule[];
}

/** On the pages of the cart it is asked again and again: what is typed there moves the limits. */
export function blockedCartQuery(isCartShown: boolean) {
  return queryOptions({
    queryKey: ["on-behalf", "cart"],
    queryFn: async ({ signal }): Promise<BlockedCart | null> => {
      const { customerCart } = await queryGraphql(BehalfCartDocument, {}, { signal });
      const { id, version, rules_to_override: told, prices } = customerCart;
      const rules = OVERRIDE_RULES.filter((rule) => told.includes(rule));
      return rules.length === 0
        ? null
        : { id, version: Number(version), total: prices?.grand_total?.value ?? 0, rules };
    },
    enabled: isCartShown,
    refetchInterval: 2000,
  });
}

/** POST /on-behalf/sign-out: the server takes no further call of this tab, which closes over the desk. */
export function useEndOnBehalf() {
  return useAction(async () => {
    await callAddress(ON_BEHALF_PATHS.signOut, { method: "POST" });
    await leaveFor(`${ON_BEHALF_ENDED}?back`);
  });
}
