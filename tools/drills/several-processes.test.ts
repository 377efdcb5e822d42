import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openEvents } from "../../apps/server/src/testing/open-events.ts";
import { authorizationOf, startServerProcess, until } from "../../apps/server/src/testing/server-process.ts";
import { openBrewery } from "./brewery.ts";
import { account, allOrder, type Customer, fillCart, insist, placeOrder } from "./customers.ts";

type Portal = { readonly origin: string };

/** Asks each of those that run in turn, as a proxy would lead; what went wrong with the sign-in is counted. */
function askingInTurn(
  running: readonly Portal[],
  authorization: string,
  signedOut: string[],
): Customer["ask"] {
  let turn = 0;
  return async (query, variables = {}, more = {}) => {
    turn += 1;
    const response = await fetch(`${running[turn % running.length]?.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization, ...more.headers },
      body: JSON.stringify({ query, variables }),
    });
    const answer = await response.text();
    if (answer.includes("invalid-token")) signedOut.push(answer);
    const { data, errors } = JSON.parse(answer);
    if (errors) throw new Error(answer);
    return data;
  };
}

test("OPS-04 three processes are one portal: the one that signed everybody in is killed, and nothing of it is missed", {
  timeout: 240_000,
}, async () => {
  const brewery = await openBrewery();
  const ends: (() => Promise<unknown>)[] = [brewery.remove];
  try {
    const start = async (role: "web" | "worker") => {
      const process = await startServerProcess(brewery.url, { VYCEP_ROLE: role });
      ends.unshift(process.terminate);
      return process;
    };
    const [first, second, third] = await Promise.all([start("web"), start("web"), start("web")]);
    await start("worker");
    const running = [first, second, third];
    const signedOut: string[] = [];
    const customer = async (name: string): Promise<Customer> => {
      const email = `${name}@modrahvezda.example`;
      const authorization = await authorizationOf(first, email);
      const ask = askingInTurn(running, authorization, signedOut);
      return { email, shipTo: "500101", date: "2026-11-26", ask };
    };
    const [jana, ...others] = await Promise.all([
      customer("jana.novotna"),
      customer("petr.dvorak"),
      customer("tomas.cech"),
    ]);
    let isOver = false;
    const ordering = allOrder(others, () => isOver);
    const cart = await insist(() => fillCart(jana));
    await pause(1000);

    running.shift();
    await first.kill();
    // Her cart, her sign-in and what a key stands for are known to those that are left.
    const key = "the-key-of-one-order-0001";
    const number = await insist(() => placeOrder(jana, cart, { key }));
    expect(await placeOrder(jana, cart, { key })).toBe(number);
    expect(await placeOrder(jana, cart, { key })).toBe(number);

    // What happens in one process is told by another.
    const authorization = await authorizationOf(second, jana.email);
    const stream = await openEvents(third.origin, authorization);
    const bySecond = { ...jana, ask: askingInTurn([second], authorization, signedOut) };
    await insist(() => fillCart(bySecond));
    expect(
      await until(
        async () => stream.told.length,
        (told) => told > 0,
      ),
    ).toBeGreaterThan(0);
    stream.close();
    await stream.ended;

    await pause(1000);
    isOver = true;
    const known = [{ cart, number }, ...(await ordering)];
    expect(await account(brewery, known)).toEqual({ lost: 0, doubled: 0, altered: 0 });
    expect(known.length).toBeGreaterThan(1);
    expect(signedOut).toEqual([]);
  } finally {
    for (const end of ends) await end();
  }
});
