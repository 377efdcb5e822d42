import type { EmbedConfig, Report } from "@vycep/contract/reporting/reporting.rest";
import { reportTexts } from "@vycep/words/reporting/answers";
import type { Clock } from "../../platform/clock.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { ReportTool } from "./report-tool.port.ts";
import { reportedPlaces } from "./reporting.policy.ts";

/** Our own reports, and the pages that draw them. */
const ownPaths = {
  consumption: "/reporting/consumption",
  contracts: "/contracts",
  empties: "/reporting/empties",
} as const;

type ReportId = Report["id"];

/** The reports that the actor may open (REST-43, OP-134): our own, and that of the brewery's tool where there is one. */
export async function getAllReports(
  tool: ReportTool | undefined,
  context: RequestContext,
): Promise<Report[]> {
  const ids = await openReports(tool, context);
  return ids.map((id) => ({
    id,
    name: reportTexts[id].name[context.language],
    description: reportTexts[id].description[context.language],
    type: id === "embedded" ? ("embedded" as const) : ("own" as const),
    path: id === "embedded" ? null : ownPaths[id],
  }));
}

/**
 * How one of them is opened (REST-42, REPORT-02): an own one has a page; the embedded one an address for ten minutes,
 * which tells of the viewer's places only.
 */
export async function getReportEmbedConfig(
  { tool, clock }: { readonly tool: ReportTool | undefined; readonly clock: Pick<Clock, "instant"> },
  context: RequestContext,
  wanted: ReportId,
): Promise<EmbedConfig> {
  const ids = await openReports(tool, context);
  // Without a tool the first of our own stands for it.
  const id = wanted === "embedded" && tool === undefined ? "consumption" : wanted;
  if (!ids.includes(id)) throw notFound("report-missing");
  if (id !== "embedded" || tool === undefined)
    return {
      ...{ id, type: "own" as const, path: id === "embedded" ? null : ownPaths[id] },
      ...{ embedUrl: null, accessToken: null, expiration: null },
    };
  const places = await reportedPlaces(context, {});
  const viewer = {
    companyIds: [...new Set(places.map(({ companyId }) => companyId))],
    shipToIds: places.map(({ shipToId }) => shipToId),
    language: context.language,
  };
  const { embedUrl, accessToken, expiresAt } = await tool(viewer, clock.instant());
  return { id, type: "embedded", path: null, embedUrl, accessToken, expiration: expiresAt.toISOString() };
}

async function openReports(tool: ReportTool | undefined, context: RequestContext): Promise<ReportId[]> {
  await reportedPlaces(context, {});
  const { permissions } = await context.actor();
  return [
    "consumption",
    ...(permissions.has("Contracts") ? (["contracts"] as const) : []),
    "empties",
    ...(tool === undefined ? [] : (["embedded"] as const)),
  ];
}
