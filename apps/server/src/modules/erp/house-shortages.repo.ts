import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type HouseShortage, SHORTAGE_KINDS } from "@vycep/domain/orders/house-shortage";
import { z } from "zod";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";

/** Where the house falls short of deliveries up to a day. */
export async function shortagesUntil(db: Db, day: LocalDate): Promise<readonly HouseShortage[]> {
  const rows = await db
    .selectFrom("house_shortage")
    .selectAll()
    .where("valid_from", "<=", day)
    .orderBy("sku")
    .orderBy("kind")
    .orderBy("valid_from")
    .execute();
  return soundRows("house_shortage", rows, (row) => ({
    kind: z.enum(SHORTAGE_KINDS).parse(row.kind),
    sku: toId<Sku>(row.sku),
    validFrom: toLocalDate(row.valid_from),
    validTo: row.valid_to === null ? null : toLocalDate(row.valid_to),
    mostBoxes: row.most_boxes,
    reason: row.reason,
  }));
}
