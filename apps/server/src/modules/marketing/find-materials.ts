import type { MaterialsAnswer, MaterialsQuery } from "@vycep/contract/marketing/marketing.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { isNewMaterial } from "@vycep/domain/marketing/material";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import { dayOf } from "../../platform/list/filter-input.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { coverAddress } from "./cover.routes.ts";
import { materialReader } from "./marketing.policy.ts";
import { type MaterialFilter, type MaterialRecord, materialFolders, materialList } from "./marketing.repo.ts";

/**
 * A page of the materials of the reader's market, by the day they were added, and the folders with what is found in each (REST-30,
 * REST-31, REST-32, MARKETING-01): found by the words of name, brand and description without diacritics and endings (C25). Two statements.
 */
export async function findMaterials(
  { db, clock }: Deps,
  context: RequestContext,
  query: MaterialsQuery,
): Promise<MaterialsAnswer> {
  const reader = await materialReader(context);
  const filter: MaterialFilter = {
    reader,
    text: query.search?.trim() || undefined,
    format: query.format,
    brand: query.brand,
    addedFrom: dayOf(query.dateFrom, () => noSuchDay("dateFrom")),
    addedTo: dayOf(query.dateTo, () => noSuchDay("dateTo")),
    folder: query.folder,
    isPrinted: query.print === "true" ? true : undefined,
  };
  const { offset, limit, direction } = query;
  const [{ items, total }, counts] = await Promise.all([
    readPage(db, materialList(filter, direction), { offset, limit }),
    materialFolders(db, filter),
  ]);
  const today = clock.now().date;
  return {
    folders: [...counts.folders],
    prints: counts.prints,
    materials: items.map((material) => encodeMaterial(material, today)),
    total,
  };
}

function encodeMaterial(
  { key, title, addedOn, filmSeconds, coverHash, print, mostPrints, ...material }: MaterialRecord,
  today: LocalDate,
): MaterialsAnswer["materials"][number] {
  return {
    materialId: key,
    name: title,
    description: material.description,
    format: material.format,
    brand: material.brand,
    folder: material.folder,
    dateAdded: addedOn,
    isNew: isNewMaterial(addedOn, today),
    files: material.files,
    bytes: material.bytes,
    seconds: filmSeconds,
    cover: coverHash === null ? null : coverAddress(coverHash),
    print: print === null ? null : { description: print, most: mostPrints },
  };
}

function noSuchDay(path: string) {
  return badInput("invalid-input", undefined, [{ path, code: "date" }]);
}
