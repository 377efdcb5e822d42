import type { CartAnswer } from "./cart-answer.ts";

export type ServerBlocker = NonNullable<NonNullable<CartAnswer["blockers"]>[number]>;

/** What only the server can judge; everything else the browser says by itself and sooner. */
const serverOnly: ReadonlySet<string> = new Set(["ship-to-suspended", "product-limit-exceeded"]);

/** The obstacles that the browser's own quote cannot know: limits of the ship-to, and its status. */
export function blockersOfServer({ blockers }: Pick<CartAnswer, "blockers">): readonly ServerBlocker[] {
  return (blockers ?? []).filter(({ code }) => serverOnly.has(code));
}
