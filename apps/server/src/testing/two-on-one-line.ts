import { openEvents } from "./open-events.ts";
import { apiClient, authorizationOf, type ServerProcess } from "./server-process.ts";

/** What came of two people who set one line of one cart again and again. */
export type TwoOnOneLine = {
  readonly rounds: number;
  /** Rounds in which the slower one was told that the line had changed, and what it says now. */
  readonly conflicts: number;
  /** Both were told that theirs stands, though only one can. */
  readonly silent: number;
  /** The line does not say what the one who was not refused had set, or what the refused one chose afterwards. */
  readonly wrong: number;
  /** Versions of the cart that a window was not told of. */
  readonly untold: number;
  /** From the answer of a write until the other window was told, in milliseconds. */
  readonly toldAfter: readonly number[];
};

type Line = {
  readonly uid: string;
  readonly version: number;
  readonly number_of_packages: number;
  readonly product: { readonly sku: string };
};
type Cart = { readonly id: string; readonly version: number; readonly items: readonly Line[] };
type Updated = { readonly cart: Cart; readonly errors: readonly { readonly reason: string }[] };

const cartFields = "id version items { uid version number_of_packages product { sku } }";
const sku = "100112";

/**
 * Two sessions of one person set the same line at the same moment, each with the version that it saw; whoever is refused
 * sees what the other one set, and in every second round sets its own all the same (C21).
 */
export async function setOneLineTogether(
  server: Pick<ServerProcess, "origin">,
  { email, rounds }: { readonly email: string; readonly rounds: number },
): Promise<TwoOnOneLine> {
  const sessions = await Promise.all(
    [1, 2].map(async () => {
      const events = await openEvents(server.origin, await authorizationOf(server, email));
      return { ask: await apiClient(server, email), events };
    }),
  );
  const [first] = sessions;
  if (!first) throw new Error("nobody is signed in");
  const { customerCart: begun } = await first.ask<{ customerCart: Cart }>(
    `{ customerCart { ${cartFields} } }`,
  );
  await first.ask(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "${sku}", quantity: 1 }]) {
      user_errors { reason } } }`,
    { id: begun.id },
  );
  const read = async () =>
    (await first.ask<{ customerCart: Cart }>(`{ customerCart { ${cartFields} } }`)).customerCart;
  const set = async (at: number, line: Line, quantity: number): Promise<Updated> => {
    const session = sessions[at] ?? first;
    const { updateCartItems } = await session.ask<{ updateCartItems: Updated }>(
      `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
        cart { ${cartFields} } errors { reason } } }`,
      {
        input: {
          cart_id: begun.id,
          cart_items: [{ cart_item_uid: line.uid, quantity, version: line.version }],
        },
      },
    );
    return updateCartItems;
  };

  const counted = { conflicts: 0, silent: 0, wrong: 0 };
  const answeredAt = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const seen = lineOf(await read());
    const wishes = [10 + round * 2, 11 + round * 2];
    const answers = await Promise.all(wishes.map((quantity, at) => set(at, seen, quantity)));
    const refusedAt = answers.findIndex(({ errors }) =>
      errors.some(({ reason }) => reason === "line-changed"),
    );
    const winner = answers[1 - refusedAt];
    if (refusedAt < 0 || !winner || winner.errors.length > 0) {
      counted.silent += 1;
      continue;
    }
    counted.conflicts += 1;
    answeredAt.set(winner.cart.version, performance.now());
    const now = lineOf(await read());
    if (now.number_of_packages !== wishes[1 - refusedAt]) counted.wrong += 1;
    if (round % 2 === 0) continue;
    const mine = wishes[refusedAt] ?? 0;
    const again = await set(refusedAt, now, mine);
    answeredAt.set(again.cart.version, performance.now());
    if (lineOf(await read()).number_of_packages !== mine) counted.wrong += 1;
  }

  const toldAfter: number[] = [];
  let untold = 0;
  for (const { events } of sessions) {
    for (const [version, at] of answeredAt) {
      const told = await events.first((event) => event.kind === "cart" && event.version === version);
      if (told) toldAfter.push(Math.max(0, (events.toldAt.get(told) ?? at) - at));
      else untold += 1;
    }
    events.close();
  }
  return { rounds, ...counted, untold, toldAfter };
}

function lineOf(cart: Cart): Line {
  const line = cart.items.find(({ product }) => product.sku === sku);
  if (!line) throw new Error("the line that two set is gone");
  return line;
}
