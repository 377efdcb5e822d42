import { reportingDocs } from "@vycep/contract/reporting/reporting.docs";
import {
  consumptionExportQuery,
  consumptionQuery,
  consumptionSchema,
  embedConfigSchema,
  embedQuery,
  emptiesAccountSchema,
  emptiesExportQuery,
  emptiesQuery,
  reportsQuery,
  reportsSchema,
} from "@vycep/contract/reporting/reporting.rest";
import { sendExport } from "../../platform/list/export-file.ts";
import type { Routes } from "../../platform/rest-scope.ts";
import { exportConsumption } from "./export-consumption.ts";
import { exportEmpties } from "./export-empties.ts";
import { getConsumption } from "./get-consumption.ts";
import { getEmptiesAccount } from "./get-empties-account.ts";
import { getAllReports, getReportEmbedConfig } from "./get-reports.ts";
import { metabase } from "./metabase.ts";

/** Parse, call, encode; nothing else happens here. */
export const reportingRoutes: Routes = (scope, deps, contextOf) => {
  const { reportTool } = deps.config;
  const tool = reportTool && metabase(reportTool);
  scope.get(
    "/reports/GetAllReports",
    {
      schema: { querystring: reportsQuery, response: { 200: reportsSchema } },
      config: { described: reportingDocs.GetAllReports },
    },
    (request) => getAllReports(tool, contextOf(request)),
  );
  scope.get(
    "/reports/GetReportEmbededConfig",
    {
      schema: { querystring: embedQuery, response: { 200: embedConfigSchema } },
      config: { described: reportingDocs.GetReportEmbededConfig },
    },
    (request) => getReportEmbedConfig({ tool, clock: deps.clock }, contextOf(request), request.query.id),
  );
  scope.get(
    "/reports/consumption",
    {
      schema: { querystring: consumptionQuery, response: { 200: consumptionSchema } },
      config: { described: reportingDocs.consumption },
    },
    (request) => getConsumption(deps, contextOf(request), request.query),
  );
  scope.get(
    "/reports/consumption/export",
    {
      schema: { querystring: consumptionExportQuery },
      config: { described: reportingDocs.exportConsumption },
    },
    async (request, reply) => {
      const { file, total } = await exportConsumption(deps, contextOf(request), request.query);
      return sendExport(reply, file, total);
    },
  );
  scope.get(
    "/reports/empties",
    {
      schema: { querystring: emptiesQuery, response: { 200: emptiesAccountSchema } },
      config: { described: reportingDocs.empties },
    },
    (request) => getEmptiesAccount(deps, contextOf(request), request.query),
  );
  scope.get(
    "/reports/empties/export",
    { schema: { querystring: emptiesExportQuery }, config: { described: reportingDocs.exportEmpties } },
    async (request, reply) => {
      const { file, total } = await exportEmpties(deps, contextOf(request), request.query);
      return sendExport(reply, file, total);
    },
  );
};
