import { marketingDocs as docs } from "@vycep/contract/marketing/marketing.docs";
import {
  bulkFilesBody,
  materialBrandsSchema,
  materialFilesQuery,
  materialFilesSchema,
  materialFoldersQuery,
  materialSearchQuery,
  materialsQuery,
  materialsSchema,
} from "@vycep/contract/marketing/marketing.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { attachmentOf } from "../files/files.facts.ts";
import { findMaterials } from "./find-materials.ts";
import { getAllBrands } from "./get-all-brands.ts";
import { getBulkFiles } from "./get-bulk-files.ts";
import { getMaterialFiles } from "./get-material-files.ts";

/** REST of marketing materials: parse, call, encode. Browsing and searching are one operation (OP-116). */
export const marketingRoutes: Routes = (scope, deps, contextOf) => {
  const found = { response: { 200: materialsSchema } };
  scope.get(
    "/downloadmaterial",
    {
      schema: { querystring: materialFilesQuery, response: { 200: materialFilesSchema } },
      config: { described: docs.downloadmaterial },
    },
    (request) => getMaterialFiles(deps, contextOf(request), request.query),
  );
  scope.get(
    "/downloadmaterial/GetAllBrandsAsync",
    { schema: { response: { 200: materialBrandsSchema } }, config: { described: docs.GetAllBrandsAsync } },
    (request) => getAllBrands(deps, contextOf(request)),
  );
  scope.post(
    "/downloadmaterial/bulk-files",
    { schema: { body: bulkFilesBody }, config: { described: docs["bulk-files"] } },
    async (request, reply) => {
      const { name, content } = await getBulkFiles(deps, contextOf(request), request.body);
      return reply.type("application/zip").header("content-disposition", attachmentOf(name)).send(content);
    },
  );
  scope.get(
    "/downloadmaterial/GetAllDMSearch",
    { schema: { querystring: materialSearchQuery, ...found }, config: { described: docs.GetAllDMSearch } },
    (request) => findMaterials(deps, contextOf(request), request.query),
  );
  scope.get(
    "/downloadmaterial/GetAllDMFolders",
    { schema: { querystring: materialFoldersQuery, ...found }, config: { described: docs.GetAllDMFolders } },
    (request) => findMaterials(deps, contextOf(request), request.query),
  );
  scope.get(
    "/downloadmaterial/GetMarketingMaterialsSearch",
    {
      schema: { querystring: materialsQuery, ...found },
      config: { described: docs.GetMarketingMaterialsSearch },
    },
    (request) => findMaterials(deps, contextOf(request), request.query),
  );
};
