import { NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskCreateReplacementInput,
  DeskReplacementAnswer,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { textOfCall } from "../../../cart/cart-notes.facts.ts";
import { takeOrderNumber } from "../../placing/order-writing.repo.ts";
import { obstacleOf } from "../changing/change-view.ts";
import type { NotMoved } from "../move-order.ts";
import { order as readOrder } from "../order.ts";
import { refusalOfMove } from "../order-refusal.ts";
import { writeReplacement } from "./replacements.repo.ts";
import type { ReplacingDeps } from "./replacing.deps.ts";
import { shapeReplacement } from "./shape-replacement.ts";
import { wantedReplacement } from "./wanted-replacement.ts";

const longestMessage = 200;

/**
 * Plans a replacement delivery of what an order fell short of (DDISP-06): an order of its own that both sides find from the other one,
 * told to the ERP and the customer, in one transaction.
 */
export async function createReplacement(
  deps: ReplacingDeps,
  context: DeskContext,
  { number, version, knowsClaims = false, ...input }: DeskCreateReplacementInput,
): Promise<DeskReplacementAnswer> {
  const staff = await context.staff();
  const { language, requestId } = context;
  const text = (name: "message" | "noteForDriver", max: number) =>
    textOfCall(input[name], { path: `input.${name}`, max, language });
  const message = text("message", longestMessage) ?? "";
  const noteForDriver = text("noteForDriver", NOTE_FOR_DRIVER_MAX);
  const wanted = wantedReplacement(input.wanted);
  const done = await doneOrRolledBack<string, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const asked = { number, version, staff, wanted, knowsClaims, noteForDriver, rollBack };
      const { order, next, obstacles } = await shapeReplacement(tx, deps, asked);
      if (next === undefined) {
        const told = obstacles.map((one) => obstacleOf(one, order.currency, language).message);
        return rollBack({ kind: "not-orderable", why: [...new Set(told)].join(" ") });
      }
      const replacement = await takeOrderNumber(tx);
      await writeReplacement(tx, order, {
        ...{ number: replacement, next, by: toId<UserId>(staff.uid), at: next.createdAt },
        ...{ requestId, message },
      });
      return replacement;
    }),
  );
  return {
    order: await readOrder(deps, context, number),
    replacement: done.ok ? done.value : null,
    refusal: done.ok ? null : refusalOfMove(done.refusal, language),
  };
}
