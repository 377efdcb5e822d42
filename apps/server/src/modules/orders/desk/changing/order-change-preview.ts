import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskOrderChangePreview,
  DeskOrderChangePreviewInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import type { NotMoved } from "../move-order.ts";
import { refusalOfMove } from "../order-refusal.ts";
import { changeViewOf } from "./change-view.ts";
import type { ChangingDeps } from "./changing.deps.ts";
import { type Reshaped, reshapeOrder } from "./reshape-order.ts";
import { wantedFrom } from "./wanted-order.ts";

type Tried = NotMoved | { readonly kind: "tried"; readonly shaped: Reshaped };

/** What a change would make of an order (DORD-04): done as the change itself, and taken back again. */
export async function orderChangePreview(
  deps: ChangingDeps,
  context: DeskContext,
  { number, version, wanted: asked }: DeskOrderChangePreviewInput,
): Promise<DeskOrderChangePreview> {
  const staff = await context.staff();
  const { language } = context;
  const wanted = asked ? wantedFrom(asked, language) : undefined;
  const tried = await doneOrRolledBack<never, Tried>((rollBack) =>
    inTransaction(deps.db, async (tx) =>
      rollBack({
        kind: "tried",
        shaped: await reshapeOrder(tx, deps, { number, version, staff, wanted, rollBack }),
      }),
    ),
  );
  if (tried.ok) return tried.value;
  const { refusal } = tried;
  if ("shaped" in refusal) return { change: changeViewOf(refusal.shaped, language), refusal: null };
  return { change: null, refusal: refusalOfMove(refusal, language) };
}
