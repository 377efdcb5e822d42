/** An expected "no": a stable kebab-case code and data, never a sentence. */
export type Refusal = { readonly kind: string };

export type Ok<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Why extends Refusal> = { readonly ok: false; readonly refusal: Why };
export type Result<Value, Why extends Refusal> = Ok<Value> | Refused<Why>;

/**
 * The answer of a rule that was able to do what it was asked.
 *
 * @example ok(3) // { ok: true, value: 3 }
 */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/**
 * The answer of a rule that says no, and why. Bugs and outages are thrown instead.
 *
 * @example refused({ kind: "cart-empty" }) // { ok: false, refusal: { kind: "cart-empty" } }
 */
export function refused<const Why extends Refusal>(refusal: Why): Refused<Why> {
  return { ok: false, refusal };
}
