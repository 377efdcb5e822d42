import { withoutUndefined } from "@vycep/domain/kernel/closed-list";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { establishSession } from "@vycep/shell/session/session";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { SendCellarCountsMutation } from "../../shared/graphql.gen/graphql.ts";
import type { CellarRound, KeptCellar, SentInRound } from "./cellar-keys.ts";
import { cellarMemory, changeRound, keepCellar } from "./cellar-memory.ts";
import { readCellar } from "./read-cellar.ts";

const sendDocument = graphql(`
  mutation SendCellarCounts($input: SendCellarCountsInput!) {
    sendCellarCounts(input: $input) {
      cart {
        blockers {
          code
          message
        }
      }
      results {
        key
        sku
        ordered
        in_cart_before
        refused
        other {
          name
          ordered
        }
      }
    }
  }
`);

/**
 * Sends what is left of the counts, once each by their keys (B12): whoever is stopped at any step begins again with the same, and
 * the server hears each once. What it answered is kept together with what is left, so that neither is without the other.
 */
export async function sendCounts(): Promise<void> {
  await establishSession();
  const { cellar, round } = cellarMemory();
  if (cellar === undefined || round === undefined || !hasUnsent(round)) return;
  const { sendCellarCounts } = await queryGraphql(sendDocument, { input: inputOf(round) });
  // Kept apart from the answer, this would show prices of today as those that were known when it was counted.
  const today = await readCellar();
  const answered = sendCellarCounts.results.map((result) => sentOf(result, cellar));
  const taken = new Set(sendCellarCounts.results.map(({ key }) => key));
  const skus = new Set(answered.map(({ sku }) => sku));
  const closed = sendCellarCounts.cart.blockers?.find(({ code }) => code === "day-closed");
  changeRound(({ dayClosed: _before, ...left }) => ({
    ...left,
    ...(closed && { dayClosed: closed.message }),
    unsent: left.unsent.filter(({ key }) => !taken.has(key)),
    shelves: Object.fromEntries(
      Object.entries(left.shelves).filter(([sku, shelf]) => round.shelves[sku] !== shelf),
    ),
    sent: [...left.sent.filter(({ sku }) => !skus.has(sku)), ...answered],
  }));
  keepCellar(today);
}

/** Whether something waits for the network. */
export function hasUnsent({ unsent, shelves }: Pick<CellarRound, "unsent" | "shelves">): boolean {
  return unsent.length + Object.keys(shelves).length > 0;
}

function inputOf({ shipToId, unsent, shelves }: CellarRound) {
  return {
    ship_to_id: shipToId,
    counts: unsent.map(({ key, sku, inCellar, usual, ordered, countedAtMs }) => ({
      key,
      sku,
      in_cellar: inCellar,
      usual,
      ordered,
      counted_at: new Date(countedAtMs).toISOString(),
    })),
    shelves: Object.entries(shelves).map(([sku, shelf]) => ({ sku, shelf })),
  };
}

type Result = SendCellarCountsMutation["sendCellarCounts"]["results"][number];

function sentOf(result: Result, { goods }: KeptCellar): SentInRound {
  const was = goods.find(({ sku }) => sku === result.sku);
  return withoutUndefined({
    sku: result.sku,
    ordered: result.ordered,
    refused: result.refused ?? undefined,
    before: result.in_cart_before,
    otherName: result.other?.name,
    otherOrdered: result.other?.ordered,
    wasMinor: was?.unitMinor,
    wasOrderable: was?.isOrderable ?? false,
    wasInCart: was?.inCart ?? 0,
  });
}
