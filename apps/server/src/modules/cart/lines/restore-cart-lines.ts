import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import { MAX_LINES } from "@vycep/domain/cart/cart";
import { judgePlanRestore, judgeRestore, type LineNotRestored } from "@vycep/domain/cart/restore";
import type { Sku } from "@vycep/domain/kernel/ids";
import { removalUnknown } from "@vycep/words/cart/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RestoreCartLinesInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { holdLiveCart } from "../cart.commands.ts";
import { requireOrderFor } from "../cart.policy.ts";
import type { FullCart } from "../cart.repo.ts";
import {
  type CartRemoval,
  type EmptiesOutcome,
  findRemoval,
  type LineOutcome,
  noteOutcomes,
  type PutBack,
  putBackLines,
} from "../cart-removals.repo.ts";
import { answerCart } from "../cart-view.facts.ts";
import type { CartEmpties } from "../empties/cart-empties.repo.ts";
import { type CartLineRecord, inOrder } from "./cart-line-values.ts";
import { lineNumberOf } from "./update-cart-items.ts";

/**
 * Puts what was taken out of the cart back exactly as it was: place, amounts, contents, and the plan of empties that a
 * cleared cart lost. Whether it can be sold is not asked (C4); what was added anew meanwhile stays, and is told of.
 * Told twice it happens once. A token that is foreign, of another cart or too old answers like a missing one (C16).
 */
export async function restoreCartLines(deps: Deps, context: RequestContext, input: RestoreCartLinesInput) {
  const actor = await context.actor();
  const { language } = context;
  const asked = { id: input.cart_id, shipToId: context.choice.shipToId };
  const restored = await inTransaction(deps.db, async (tx) => {
    const held = await holdLiveCart({ ...deps, db: tx }, { actor, ...asked });
    requireOrderFor(actor, held.shipToId, language);
    const now = deps.clock.instant();
    const { token } = input;
    const removal = await findRemoval(tx, { cartId: held.id, token, now });
    if (!removal) throw notFound("removal-unknown", removalUnknown[language]);
    return restore(tx, { held, removal, token, now, wanted: wantedOf(input, removal) });
  });
  return {
    cart: answerCart(deps, restored.cart, { actor, language, changed: restored.changed }),
    user_errors: restored.refused.map((refused) => encodeUserError(refused, language)),
  };
}

/** The lines asked for; all, and the plan with them, when none is named. */
type Wanted = { readonly lines: readonly CartLineRecord[]; readonly isAll: boolean };

function wantedOf({ cart_item_uids: uids }: RestoreCartLinesInput, { lines }: CartRemoval): Wanted {
  if (uids == null) return { lines, isAll: true };
  const numbers = new Set(uids.map((uid) => lineNumberOf({ cart_item_uid: uid })));
  return { lines: lines.filter(({ uid }) => numbers.has(uid)), isAll: false };
}

type Restoring = {
  readonly held: FullCart;
  readonly removal: CartRemoval;
  readonly token: string;
  readonly now: Date;
  readonly wanted: Wanted;
};

async function restore(tx: Tx, { held, removal, token, now, wanted }: Restoring) {
  const asked = new Set(removal.outcomes.map(([uid]) => uid));
  const judged = judgeRestore(
    wanted.lines.filter(({ uid }) => !asked.has(uid)),
    { present: new Set(held.lines.map(({ sku }) => sku)), isKnown: (sku) => removal.known.includes(sku) },
  );
  const outcomes: readonly LineOutcome[] = [
    ...removal.outcomes,
    ...judged.map(({ line, refusal }) => [line.uid, refusal ?? null] as const),
  ];
  const lines = judged.flatMap(({ line, refusal }) => (refusal === undefined ? [line] : []));
  const plan = wanted.isAll ? judgePlan(held, removal) : { back: null, outcome: removal.emptiesOutcome };
  const isAnything = lines.length > 0 || plan.back !== null;
  const cart = isAnything ? await putBack(tx, held, { token, now, lines, plan: plan.back }) : held;
  await noteOutcomes(tx, token, { outcomes, emptiesOutcome: plan.outcome });
  return {
    cart,
    changed: new Set(wanted.lines.map(({ sku }) => sku)),
    refused: refusalsOf(removal, { wanted, outcomes: new Map(outcomes), plan: plan.outcome }),
  };
}

async function putBack(tx: Tx, held: FullCart, back: PutBack): Promise<FullCart> {
  const version = await putBackLines(tx, held.id, back);
  return {
    ...held,
    ...back.plan,
    version,
    updatedAt: back.now,
    lines: inOrder([...held.lines, ...back.lines]),
  };
}

type JudgedPlan = { readonly back: CartEmpties | null; readonly outcome: EmptiesOutcome | null };

function judgePlan(
  held: FullCart,
  { empties, emptiesSecond, shipToId, emptiesOutcome }: CartRemoval,
): JudgedPlan {
  if (empties === null || emptiesOutcome !== null) return { back: null, outcome: emptiesOutcome };
  const refusal = judgePlanRestore({
    isPlanned: held.empties !== null,
    isSamePlace: held.shipToId === shipToId,
  });
  return refusal
    ? { back: null, outcome: refusal }
    : { back: { empties, emptiesSecond }, outcome: "restored" };
}

type Told = {
  readonly wanted: Wanted;
  readonly outcomes: ReadonlyMap<number, LineOutcome[1]>;
  readonly plan: EmptiesOutcome | null;
};

/** What is not back, each with its place among what was taken out; the plan of empties behind all lines. */
function refusalsOf({ lines }: CartRemoval, { wanted, outcomes, plan }: Told): readonly RefusedLine[] {
  const refused = wanted.lines.flatMap((line): RefusedLine[] => {
    const kind = outcomes.get(line.uid);
    const refusal = kind && refusalOf(kind, line.sku);
    return refusal ? [{ index: lines.indexOf(line), sku: line.sku, refusal }] : [];
  });
  if (!wanted.isAll || plan === null || plan === "restored") return refused;
  return [...refused, { index: lines.length, sku: null, refusal: { kind: plan } }];
}

function refusalOf(kind: LineNotRestored, sku: Sku): RefusedLine["refusal"] {
  return kind === "cart-full" ? { kind, sku, max: MAX_LINES } : { kind, sku };
}
