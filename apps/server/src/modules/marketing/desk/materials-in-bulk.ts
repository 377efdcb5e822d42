import { PERMISSIONS } from "@vycep/domain/access/permission";
import { LANGUAGES } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import { bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { type MaterialMessage, materialMessages } from "@vycep/words/materials-desk/answers";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskMaterialsAct,
  DeskMaterialsInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { foldersOf } from "./material-list.repo.ts";
import { findMaterial, type KeptMaterial } from "./material-record.repo.ts";
import { materialsAsked } from "./materials.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";
import { retireMaterial, saveMaterial } from "./save-material.ts";

/** Begins to do something to many materials (DLIST-03): those that are named, or all that a list finds. */
export async function changeMaterials(
  deps: MaterialsDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, folder, permission, markets }: DeskMaterialsInBulkInput,
): Promise<DeskBulkAnswer> {
  const because = (code: MaterialMessage, field: string) => notBegun({ ...refusalOf(code, context), field });
  if (act === "setMarkets" && (markets ?? []).length === 0) return because("market-missing", "markets");
  if ((markets ?? []).some((market) => parseMarket(market) === undefined))
    return because("market-unknown", "markets");
  if (permission != null && !PERMISSIONS.some((known) => known === permission))
    return because("permission-unknown", "permission");
  if (act === "move" && folder == null) return because("folder-missing", "folder");
  if (act === "move" && !(await foldersOf(deps.db)).some((known) => known.folder === folder))
    return notBegun({
      ...{ code: "folder-unknown", field: "folder" },
      message: say(bulkMessages["folder-unknown"], context.language),
    });
  const named = ids ?? (filter == null ? [] : undefined);
  // One that is named may be offered or not.
  const { found } = materialsAsked(context, { filter: filter ?? {} });
  const anywhere = sql`select key, text_in(titles, ${context.language}) as title from marketing_material`;
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "materials", act: { kind: act, folder, permission, markets } },
      records: recordsOf(named === undefined ? found : anywhere, named, {
        id: sql`f.key`,
        name: sql`f.title`,
      }),
    }),
  );
}

/** What is done to a material in bulk, by the commands that staff use on it alone. */
export function materialsBulk({ staffNameOf }: Pick<MaterialsDeskDeps, "staffNameOf">): BulkWork {
  return {
    ...{ list: "materials", needs: { area: "content", power: "change" } },
    change: async (base, context, { id, act }) => {
      const deps = { ...base, staffNameOf };
      const kept = await findMaterial(deps.db, id, staffNameOf);
      if (kept === undefined) return refusalOf("material-unknown", context);
      const answer = await changeOne(deps, context, { kept, act: act as BulkAct<DeskMaterialsAct> });
      return answer.refusal;
    },
  };
}

type One = { readonly kept: KeptMaterial; readonly act: BulkAct<DeskMaterialsAct> };

function changeOne(deps: MaterialsDeskDeps, context: DeskContext, { kept, act }: One) {
  const { key, version } = kept;
  if (act.kind === "retire" || act.kind === "putBack")
    return retireMaterial(deps, context, { key, version, isRetired: act.kind === "retire" });
  const { markets = kept.markets, folder = kept.folder } = changedBy(act);
  return saveMaterial(deps, context, {
    ...{ key, version, brand: kept.brand, folder, folderNames: [], markets: [...markets] },
    permission: act.kind === "setPermission" ? (act.permission ?? null) : kept.permission,
    seconds: kept.filmSeconds,
    files: kept.files.map(({ position }) => ({ position })),
    words: LANGUAGES.map((language) => ({
      ...{ language, title: kept.titles[language] ?? "", description: kept.descriptions[language] ?? "" },
    })),
  });
}

function changedBy({ kind, markets, folder }: One["act"]) {
  return {
    ...(kind === "setMarkets" && markets != null && { markets }),
    ...(kind === "move" && folder != null && { folder }),
  };
}

function refusalOf(code: MaterialMessage, { language }: DeskContext) {
  return { code, message: say(materialMessages[code], language) };
}
