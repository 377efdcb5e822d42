import { z } from "zod";
import { day, shaped, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";

/** What users keep as favourites. A product need not exist any more: then its name stays all the same (D13). */
export const favourites = importer(
  z.object({ uid: text, sku: shaped(/^[0-9A-Za-z-]{1,32}$/), name: text, added: day }),
  {
    kind: "favourites",
    file: "favourites.csv",
    key: ["uid", "sku"],
    movingDays: ["added"],
    references: [{ column: "uid", table: "app_user", key: "uid" }],
    save: async (tx, rows) => {
      const uids = [...new Set(rows.map(({ row }) => row.uid))];
      await tx.query(
        `insert into wishlist (uid, company_id, created_at)
         select uid, company_id, $2::timestamptz from app_user where uid = any($1::text[])
         on conflict (uid, company_id) do nothing`,
        [uids, earliest(rows.map(({ row }) => row.added))],
      );
      const { rows: lists } = await tx.query<{ id: number; uid: string; company_id: string | null }>(
        `select list.id, list.uid, list.company_id from wishlist list join app_user u on u.uid = list.uid
         where list.uid = any($1::text[]) and list.company_id is not distinct from u.company_id`,
        [uids],
      );
      const byUser = new Map(lists.map((list) => [list.uid, list]));
      await upsertRows(
        tx,
        { table: "wishlist_item", key: ["wishlist_id", "sku"] },
        rows.map(({ row: { uid, sku, name, added } }) => ({
          wishlist_id: byUser.get(uid)?.id,
          company_id: byUser.get(uid)?.company_id,
          sku,
          name,
          added_at: noonOf(added),
        })),
      );
    },
  },
);

function earliest(days: readonly string[]): string {
  return noonOf(days.toSorted()[0] ?? "2026-01-01");
}

function noonOf(added: string): string {
  return `${added}T12:00:00Z`;
}
