import { DESK_HANDOVERS_PATH } from "@vycep/contract/deliveries/driver";
import { handoverPictureParams } from "@vycep/contract/deliveries/driver.rest";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext, DeskContextMaker, Staff } from "../../../platform/desk/desk-context.ts";
import type { Handover } from "../../../platform/desk/desk-graphql.gen.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { attachmentOf, filesOf, keptFile } from "../../files/files.facts.ts";
import { ordersByNumbers } from "../../orders/printed-orders.facts.ts";
import { handoverOf, orderOfPicture } from "./stop-reports.repo.ts";

/** What was noted when an order was handed over (DDISP-03); of an order that is not theirs to see, nothing. */
export async function handover(
  { db }: Pick<Deps, "db">,
  context: DeskContext,
  orderNumber: string,
): Promise<Handover | null> {
  if (!(await isSeen(db, await context.staff(), orderNumber))) return null;
  const found = await handoverOf(db, orderNumber);
  if (!found) return null;
  const { notedAt, takenAt, photos, ...row } = found;
  return { ...row, notedAt: notedAt.toISOString(), takenAt: takenAt.toISOString(), photos: [...photos] };
}

/** `GET /desk/handovers/:id`: a signature or photograph, for those of the staff who see its order. */
export function handoverRoutes(
  scope: RestScope,
  { deps, contextOf }: { readonly deps: Deps; readonly contextOf: DeskContextMaker },
): void {
  scope.get(
    `${DESK_HANDOVERS_PATH}/:id`,
    { schema: { params: handoverPictureParams } },
    async (request, reply) => {
      const { id } = request.params;
      const staff = await contextOf(request).may({ area: "orders", power: "see" });
      const orderNumber = await orderOfPicture(deps.db, id);
      const mayHave = orderNumber !== undefined && (await isSeen(deps.db, staff, orderNumber));
      const file = mayHave ? await keptFile(deps.db, id, deps.clock.instant()) : undefined;
      const stored = file && (await filesOf(deps).read(id));
      if (!stored) throw notFound("attachment-not-found");
      return reply
        .type(file.type)
        .header("content-length", stored.bytes)
        .header("content-disposition", attachmentOf(file.name))
        .header("cache-control", "private, no-store")
        .send(stored.content);
    },
  );
}

/** Whether an order is theirs to see. */
export async function isSeen(
  db: Deps["db"],
  staff: Pick<Staff, "reach">,
  orderNumber: string,
): Promise<boolean> {
  const { orders } = await ordersByNumbers(db, staff, { numbers: [orderNumber], most: 1 });
  return orders.length > 0;
}
