/** Marketing materials: found, looked at, downloaded one by one or as one archive. MARKETING-01…03, REST-27…32, OP-116. */

import { MOST_MATERIALS_AT_ONCE } from "@vycep/domain/marketing/material";
import { MATERIAL_FORMATS } from "@vycep/domain/marketing/material-file";
import { z as zod } from "zod";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const code = zod.string().regex(/^[\w-]{1,40}$/);

export const materialSchema = zod.object({
  materialId: zod.string(),
  name: zod.string(),
  description: zod.string(),
  format: zod.enum(MATERIAL_FORMATS),
  brand: zod.string(),
  folder: zod.string(),
  dateAdded: zod.string(),
  isNew: zod.boolean(),
  files: zod.number().int(),
  bytes: zod.number().int(),
  seconds: zod.number().int().nullable(),
  cover: zod.string().nullable(),
  print: zod.object({ description: zod.string(), most: zod.number().int().nullable() }).nullable(),
});

const page = {
  lang: zod.string().max(5).optional(),
  offset: zod.coerce.number().int().min(0).max(100_000).default(0),
  limit: zod.coerce.number().int().min(1).max(100).default(24),
};

const filters = {
  format: zod.enum(MATERIAL_FORMATS).optional(),
  brand: zod.string().min(1).max(80).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  /** Only what is ordered as a print. */
  print: zod.enum(["true", "false"]).default("false"),
  folder: code.optional(),
  /** By the day added: the newest first, or the oldest. */
  direction: zod.enum(["asc", "desc"]).default("desc"),
};

const searched = zod.string().max(80);

/** Browsing: GET downloadmaterial/GetAllDMFolders. */
export const materialFoldersQuery = zod.object({ ...page, ...filters });
/** Searching: GET downloadmaterial/GetAllDMSearch. */
export const materialSearchQuery = zod.object({ ...page, ...filters, search: searched.min(1) });
/** Either: GET downloadmaterial/GetMarketingMaterialsSearch. */
export const materialsQuery = zod.object({ ...page, ...filters, search: searched.optional() });

const folderSchema = zod.object({ folder: zod.string(), name: zod.string(), count: zod.number().int() });

export const materialsSchema = zod.object({
  folders: zod.array(folderSchema),
  prints: zod.number().int(),
  materials: zod.array(materialSchema),
  total: zod.number().int(),
});

export const materialBrandsSchema = zod.array(zod.object({ brand: zod.string(), count: zod.number().int() }));

export const materialFilesQuery = zod.object({
  lang: zod.string().max(5).optional(),
  materialId: code,
  /** Links that a browser shows instead of saving what they lead to. */
  show: zod.enum(["true", "false"]).default("false"),
});

/** Links of one's own to the files of a material, which live for minutes. */
export const materialFilesSchema = zod.object({
  files: zod.array(
    zod.object({ name: zod.string(), type: zod.string(), bytes: zod.number().int(), link: zod.string() }),
  ),
  expiresAt: zod.string(),
});

export const bulkFilesBody = zod.object({
  materialIds: zod.array(code).min(1).max(MOST_MATERIALS_AT_ONCE),
});

export type Material = zod.infer<typeof materialSchema>;
export type MaterialsQuery = zod.infer<typeof materialsQuery>;
export type MaterialsAnswer = zod.infer<typeof materialsSchema>;
export type MaterialBrands = zod.infer<typeof materialBrandsSchema>;
export type MaterialFilesQuery = zod.infer<typeof materialFilesQuery>;
export type MaterialFiles = zod.infer<typeof materialFilesSchema>;
export type BulkFilesBody = zod.infer<typeof bulkFilesBody>;
