import { randomUUID } from "node:crypto";
import type { Brewery } from "./brewery.ts";
import { type Customer, fillCart, insist } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import type { Disturbance } from "./under-kills.ts";

type Saved = { readonly cart: string; readonly id: string; readonly boxes: number };

/** Eight put carts aside: each is there once, with all its boxes, and its cart is closed (SAVED-01, C9). */
export async function savingUnder(disturb: Disturbance, brewery: Brewery, rounds: number): Promise<Result> {
  const { done, figures, faults } = await disturb({ brewery, rounds }, fillAndSave);
  const rows = await brewery.query<{ cart: string; boxes: number; lines: number }>(
    `select cart_id as cart, boxes::int,
      (select coalesce(sum(packages), 0)::int from saved_order_line l where l.saved_order_id = s.id) as lines
     from saved_order s where cart_id = any($1)`,
    [done.map(({ cart }) => cart)],
  );
  const byCart = new Map(rows.map((row) => [row.cart, row]));
  const counted = {
    lost: done.filter(({ cart }) => !byCart.has(cart)).length,
    doubled: rows.length - byCart.size + done.length - new Set(done.map(({ id }) => id)).size,
    altered: done.filter(({ cart, boxes }) => byCart.get(cart)?.boxes !== boxes).length,
    "lines lost": rows.filter(({ boxes, lines }) => boxes !== lines).length,
  };
  return {
    figures: { ...figures, "carts saved": done.length, ...counted },
    flaws: mustBeZero({ ...counted, ...faults }),
  };
}

async function fillAndSave(customer: Customer): Promise<Saved> {
  const { id: cart } = await insist(() => fillCart(customer));
  const headers = { "idempotency-key": randomUUID() };
  const { saved_order: saved } = await insist(async () => {
    const { addSaveOrderForLater } = await customer.ask<{
      addSaveOrderForLater: {
        saved_order: { id: string; total_qty: number } | null;
        code: string | null;
      };
    }>(
      `mutation ($cart: String!) { addSaveOrderForLater(input: { cart_id: $cart }) {
        code saved_order { id total_qty } } }`,
      { cart },
      { headers },
    );
    if (!addSaveOrderForLater.saved_order) throw new Error(`not saved: ${addSaveOrderForLater.code}`);
    return { saved_order: addSaveOrderForLater.saved_order };
  });
  return { cart, id: saved.id, boxes: saved.total_qty };
}
