import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { batchesOf } from "../bulk.repo.ts";
import { bulkView } from "../bulk-view.ts";

/** Batches of whoever asks, and of nobody else: left and found again (DLIST-03). */
export function bulkDeskResolvers({ db }: Pick<Deps, "db">): Resolvers {
  return {
    Query: {
      bulkBatch: async (_parent, { id }, context) => {
        const { uid } = await context.staff();
        const [found] = await batchesOf(db, { uid, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
        return found ? bulkView(found) : null;
      },
      bulkBatches: async (_parent, { list }, context) => {
        const { uid } = await context.staff();
        return (await batchesOf(db, { uid, list })).map(bulkView);
      },
    },
  };
}
