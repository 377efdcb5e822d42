import type { Cell } from "@vycep/tables/write-csv";
import { exportYes, inWords } from "@vycep/words/desk-exports/answers";
import { formatTime } from "@vycep/words/engine/format-time";
import {
  deliveryColumns,
  deliveryStateWords,
  endpointColumns,
  listExportNames,
} from "@vycep/words/list-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { QueryWebhookDeliveriesArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { deliveryList, endpointList } from "./desk-webhooks.repo.ts";

const dayOf = (at: Date | null): Cell => (at === null ? "" : { day: localMomentOf(at).date });

/** What was sent to customers' systems and what waits, as a file (DLIST-04, DINT-02). */
export function deliveriesExport({ db }: Pick<Deps, "db">): DeskExport {
  return {
    operation: "webhookDeliveries",
    names: listExportNames.deliveries,
    columns: Object.values(deliveryColumns),
    read: async (context, { state }: QueryWebhookDeliveriesArgs, part) => {
      const { reach } = await context.staff();
      const { language } = context;
      return rowsOfList(db, deliveryList(state ?? undefined, reach), {
        part,
        row: ({ createdAt, type, companyName, url, about, attempts, statusCode, problem, ...row }) => [
          ...[
            dayOf(createdAt),
            formatTime(localMomentOf(createdAt).minutes),
            type,
            companyName,
            new URL(url).host,
          ],
          ...[about ?? "", attempts, statusCode ?? "", problem ?? ""],
          inWords(deliveryStateWords, row.state, language),
        ],
      });
    },
  };
}

/** Where customers' systems hear of what happens, as a file. */
export function endpointsExport({ db }: Pick<Deps, "db">): DeskExport {
  return {
    operation: "webhookEndpoints",
    names: listExportNames.endpoints,
    columns: Object.values(endpointColumns),
    read: async (context, _args, part) => {
      const { reach } = await context.staff();
      return rowsOfList(db, endpointList(reach), {
        part,
        row: ({ url, companyName, owner, topics, shipToIds, switchedOffAt, failingSince, createdAt }) => [
          ...[url, companyName, owner ?? "", topics.join(" "), shipToIds.length],
          ...[
            switchedOffAt === null ? exportYes[context.language] : "",
            dayOf(failingSince),
            dayOf(createdAt),
          ],
        ],
      });
    },
  };
}
