import { type CellarCount, MOST_IN_CELLAR, newestCounts } from "@vycep/domain/cellar/count";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { cellarElsewhere } from "@vycep/words/cellar/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput } from "../../platform/errors.ts";
import type { CellarCountInput, SendCellarCountsInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { orderingPlace, type Place, placeRefused, requirePermission } from "../access/access.facts.ts";
import { holdLiveCart } from "../cart/cart.commands.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { setPackages } from "../cart/set-packages.commands.ts";
import { findResults, findTaken, forgetCounts, insertCounts, writeShelves } from "./cellar.repo.ts";

const mostAtOnce = 500;
const longestShelf = 40;
/** What is older says nothing of any cellar; its key comes from a telephone that kept it for a day. */
const daysKept = 90;

type CountOfProduct = CellarCount & { readonly sku: Sku };

/**
 * Takes counts of a cellar, each once by its key (B12, C9): the cart is held meanwhile, its lines are set to what the counts
 * order and never added to, and of several counts of one product the last holds, whenever it comes.
 */
export async function sendCellarCounts(deps: Deps, context: RequestContext, input: SendCellarCountsInput) {
  const actor = await context.actor();
  const { language } = context;
  requirePermission(actor, "Catalogue");
  const place = orderingPlace(actor, input.ship_to_id);
  if (!place.ok) throw placeRefused(place.refusal.kind, language);
  const now = deps.clock.instant();
  const shelves = shelvesOf(input);
  const counts = countsOf(input, now);
  const { cart, results } = await inTransaction(deps.db, async (tx) => {
    const held = await holdLiveCart({ ...deps, db: tx }, { actor, shipToId: place.value.shipToId });
    if (held.shipToId !== place.value.shipToId)
      throw new AppError("unprocessable", { code: "cart-elsewhere", message: cellarElsewhere[language] });
    await writeShelves(tx, shelves, { ...place.value, now });
    const sending = { actor, place: place.value, counts, language, now };
    const written = await takeCounts({ ...deps, db: tx }, held, sending);
    const keys = counts.map(({ key }) => key);
    return { cart: written, results: await findResults(tx, actor, keys) };
  });
  return { cart: answerCart(deps, cart, { actor, language }), results: [...results] };
}

type Held = Awaited<ReturnType<typeof holdLiveCart>>;
type Sending = {
  readonly actor: Actor;
  readonly place: Place;
  readonly counts: readonly CountOfProduct[];
  readonly language: RequestContext["language"];
  readonly now: Date;
};

/** Puts what is new into the cart, and keeps each count with what became of it. */
async function takeCounts(
  deps: Pick<Deps, "clock"> & { readonly db: Tx },
  held: Held,
  { actor, place, counts, language, now }: Sending,
): Promise<Held> {
  const asked = {
    keys: counts.map(({ key }) => key),
    skus: counts.map(({ sku }) => sku),
    shipToId: place.shipToId,
  };
  const taken = await findTaken(deps.db, actor, asked);
  const fresh = counts.filter(({ key }) => !taken.keys.has(key));
  if (fresh.length === 0) return held;
  const last = newestCounts(fresh).filter(
    ({ sku, countedAtMs }) => countedAtMs >= (taken.lastCounted.get(sku) ?? 0),
  );
  const wanted = last.map(({ sku, ordered }) => ({ sku, packages: ordered }));
  const { cart, lines } = await setPackages(deps, held, { actor, wanted, language });
  const outcomes = new Map(lines.map((line) => [line.sku, line]));
  // What the brewery does not know at all was told to the customer as refused, and is nothing to keep.
  const by = { ...place, uid: actor.uid, name: actor.firstName, now };
  await insertCounts(
    deps.db,
    fresh.map((count) => ({ before: 0, refused: null, ...pick(outcomes.get(count.sku)), ...count })),
    by,
  );
  await forgetCounts(deps.db, place, new Date(now.getTime() - daysKept * 86_400_000));
  return cart;
}

function pick(line: { readonly before: number; readonly refused: string | null } | undefined) {
  return line && { before: line.before, refused: line.refused };
}

function countsOf({ counts }: SendCellarCountsInput, now: Date): readonly CountOfProduct[] {
  if (counts.length > mostAtOnce) throw badInput("too-many-items", `At most ${mostAtOnce} counts at once.`);
  const byKey = new Map(counts.map((input) => [input.key, countOf(input, now)]));
  return [...byKey.values()];
}

/** A telephone whose clock is ahead counted now. */
function countOf(input: CellarCountInput, now: Date): CountOfProduct {
  const { key, in_cellar: inCellar, usual, ordered } = input;
  const sku = parseSku(input.sku.trim());
  const countedAtMs = Math.min(Date.parse(input.counted_at), now.getTime());
  const isSound =
    /^[0-9a-f-]{36}$/.test(key) &&
    Number.isFinite(countedAtMs) &&
    [inCellar, usual, ordered].every((amount) => amount >= 0 && amount <= MOST_IN_CELLAR);
  if (!isSound || sku === undefined) throw badInput("invalid-input", `The count "${key}" cannot be read.`);
  return { key, sku, inCellar, usual, ordered, countedAtMs };
}

function shelvesOf({ shelves }: SendCellarCountsInput) {
  const named = (shelves ?? []).map(({ sku, shelf }) => ({ sku: sku.trim(), shelf: shelf.trim() }));
  if (named.length > mostAtOnce) throw badInput("too-many-items", `At most ${mostAtOnce} shelves at once.`);
  for (const { sku, shelf } of named)
    if (parseSku(sku) === undefined || shelf === "" || shelf.length > longestShelf)
      throw badInput("invalid-input", `The shelf of "${sku}" cannot be read.`);
  return [...new Map(named.map((one) => [one.sku, one])).values()];
}
