import { PERMISSIONS } from "@vycep/domain/access/permission";
import { fold } from "@vycep/domain/kernel/fold";
import { LANGUAGES } from "@vycep/domain/market/language";
import { textsOf } from "@vycep/domain/market/texts";
import { permissionNames } from "@vycep/words/permissions/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskMaterial,
  DeskMaterialChoices,
  DeskMaterialPage,
  OpenMaterialFileInput,
  QueryMaterialsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { notFound } from "../../../platform/errors.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { differencesIn } from "../../audit/audit-detail.facts.ts";
import { filesOf } from "../../files/files.facts.ts";
import { coverAddress } from "../cover.routes.ts";
import { deskMaterialList, foldersOf } from "./material-list.repo.ts";
import { findMaterial } from "./material-record.repo.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";

/** The contract gives these a value where nobody did. */
export type MaterialsArgs = QueryMaterialsArgs & {
  readonly [Name in "filter" | "first"]: NonNullable<QueryMaterialsArgs[Name]>;
};

/** Materials, also those that are offered no longer (DCONT-02, DLIST-01). */
export async function materials(
  { db }: MaterialsDeskDeps,
  context: DeskContext,
  { filter, ...page }: MaterialsArgs,
): Promise<DeskMaterialPage> {
  return readDeskPage(db, materialsAsked(context, { filter }), page);
}

/** The materials that somebody asks for. */
export function materialsAsked(
  { language }: Pick<DeskContext, "language">,
  { filter }: Pick<MaterialsArgs, "filter">,
) {
  const words = fold(filter.text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map(containing);
  const asked = {
    ...{ words, folder: filter.folder ?? undefined, format: filter.format ?? undefined },
    isRetired: filter.isRetired ?? false,
  };
  return deskMaterialList(asked, language);
}

/** What a material is chosen among: folders with what is in each, and rights of customers. */
export async function materialChoices(
  { db }: MaterialsDeskDeps,
  { language }: DeskContext,
): Promise<DeskMaterialChoices> {
  const folders = await foldersOf(db);
  return {
    folders: folders.map(({ names, ...folder }) => ({ ...folder, name: textsOf(names)[language] })),
    permissions: PERMISSIONS.map((code) => ({ code, name: permissionNames[code][language] })),
  };
}

/** One material with all that is said of it; null where there is none (DCONT-02). */
export async function material(
  { db, staffNameOf }: MaterialsDeskDeps,
  _context: DeskContext,
  key: string,
): Promise<DeskMaterial | null> {
  const found = await findMaterial(db, key, staffNameOf);
  if (found === undefined) return null;
  const { titles, descriptions, filmSeconds, coverHash, files, history, folderNames: _, ...facts } = found;
  return {
    ...facts,
    markets: [...facts.markets],
    seconds: filmSeconds,
    cover: coverHash === null ? null : coverAddress(coverHash),
    words: LANGUAGES.map((language) => ({
      ...{ language, title: titles[language] ?? "", description: descriptions[language] ?? "" },
    })),
    files: files.map(({ position, name, type, bytes }) => ({ position, name, type, bytes })),
    history: history.map(({ at, name, action, detail }) => ({
      ...{ at: new Date(at).toISOString(), by: name, action },
      changes: differencesIn(detail).map(({ what, before, after }) => ({ what, before, after })),
    })),
  };
}

const linkLivesMs = 5 * 60 * 1000;

/** A link to one file of a material, for whoever asks and for five minutes. */
export async function openMaterialFile(
  deps: MaterialsDeskDeps,
  context: DeskContext,
  { key, position }: OpenMaterialFileInput,
): Promise<{ link: string }> {
  const { uid } = await context.staff();
  const found = await findMaterial(deps.db, key, deps.staffNameOf);
  const file = found?.files.find((one) => one.position === position);
  if (file === undefined) throw notFound("file-not-downloaded");
  return { link: filesOf(deps).link({ fileId: file.fileId, uid, disposition: "inline" }, linkLivesMs) };
}
