import type { Cell } from "@vycep/tables/write-csv";
import { inWords } from "@vycep/words/desk-exports/answers";
import { customerKeyColumns, keyStandingWords, listExportNames } from "@vycep/words/list-exports/answers";
import { permissionNames } from "@vycep/words/permissions/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { QueryCustomerKeysArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CustomerKeyRow } from "./customer-keys.repo.ts";
import { customerKeysAsked, standingOf } from "./customer-keys.ts";

/** Keys of customers' programs as a file, of which no key opens anything (DLIST-04, DINT-02). */
export function customerKeysExport(deps: Deps): DeskExport {
  return {
    operation: "customerKeys",
    names: listExportNames.customerKeys,
    columns: Object.values(customerKeyColumns),
    read: async (context, args: QueryCustomerKeysArgs, part) => {
      const now = deps.clock.realTime();
      return rowsOfList(deps.db, await customerKeysAsked(context, args), {
        part,
        row: (key) => cellsOf(key, { language: context.language, now }),
      });
    },
  };
}

type Beside = { readonly language: DeskContext["language"]; readonly now: Date };

/** In the order of `customerKeyColumns`. */
function cellsOf(key: CustomerKeyRow, { language, now }: Beside): readonly Cell[] {
  const dayOf = (at: Date | null): Cell => (at === null ? "" : { day: localMomentOf(at).date });
  return [
    ...[key.id, key.name, key.companyName, key.owner ?? ""],
    key.permissions.map((permission) => permissionNames[permission][language]).join(", "),
    ...[key.shipToIds.length, inWords(keyStandingWords, standingOf(key, now), language)],
    ...[dayOf(key.createdAt), dayOf(key.expiresAt), dayOf(key.lastUsedAt)],
  ];
}
