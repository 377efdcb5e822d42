import { isDeepStrictEqual } from "node:util";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { type Customer, signInAll } from "./customers.ts";
import { type Disturbance, heardByTheErp } from "./under-kills.ts";

const atOnce = 20;

/**
 * All customers do the same thing as often as asked; whatever carries a key is sent twenty times at once under it, and of
 * three in ten the answer was thrown away before, some before and some after the work was done.
 */
export const underRepeats: Disturbance = async <Done>(
  { brewery, rounds }: { readonly brewery: Brewery; readonly rounds: number },
  work: (customer: Customer) => Promise<Done>,
) => {
  const server = await startServerProcess(brewery.url);
  const figures = { "calls with a key": 0, "answers thrown away": 0 };
  const faults = { "different answers to one key": 0 };
  try {
    const customers = await signInAll(server);
    const shares = await Promise.all(
      customers.map(async (customer, at) => {
        const repeating = { ...customer, ask: repeatingAsk(customer, { figures, faults }) };
        const done: Done[] = [];
        for (let round = at; round < rounds; round += customers.length) done.push(await work(repeating));
        return done;
      }),
    );
    await heardByTheErp(brewery);
    return { done: shares.flat(), figures: { ...figures, ...faults }, faults };
  } finally {
    await server.terminate();
  }
};

type Counted = {
  readonly figures: { "calls with a key": number; "answers thrown away": number };
  readonly faults: { "different answers to one key": number };
};

function repeatingAsk({ ask }: Customer, { figures, faults }: Counted): Customer["ask"] {
  let turn = 0;
  return async <Data>(...call: Parameters<Customer["ask"]>): Promise<Data> => {
    const [query, variables, more] = call;
    if (more?.headers?.["idempotency-key"] === undefined) return ask<Data>(...call);
    turn += 1;
    if (turn % 10 < 3) {
      figures["answers thrown away"] += 1;
      const signal = AbortSignal.timeout(1 + ((turn * 7) % 45));
      await ask(query, variables, { ...more, signal }).catch(() => undefined);
    }
    const answers = await Promise.all(Array.from({ length: atOnce }, () => ask<Data>(...call)));
    figures["calls with a key"] += answers.length;
    const [first] = answers as [Data];
    if (answers.some((answer) => !isDeepStrictEqual(answer, first)))
      faults["different answers to one key"] += 1;
    return first;
  };
}
