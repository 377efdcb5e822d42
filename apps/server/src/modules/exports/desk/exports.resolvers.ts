import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { exportList } from "../exports.repo.ts";
import { beginDataExport } from "./begin-export.ts";
import { exportOf } from "./export-view.ts";
import type { ExportsDeps } from "./exports.deps.ts";
import { openDataExport } from "./open-export.ts";

export function exportsDeskResolvers(deps: ExportsDeps): Resolvers {
  return {
    Query: {
      dataExports: async (_parent, args) => {
        const page = await readDeskPage(deps.db, exportList(deps.staffNameOf), args);
        const now = deps.clock.instant();
        return { ...page, items: page.items.map((record) => exportOf(record, now)) };
      },
    },
    Mutation: {
      beginDataExport: (_parent, { input }, context) => beginDataExport(deps, context, input),
      openDataExport: (_parent, { input }, context) => openDataExport(deps, context, input),
    },
  };
}
