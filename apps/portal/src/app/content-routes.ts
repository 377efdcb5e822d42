import { type SupportSection, supportSections } from "../screens/support/sections.ts";
import { paths } from "../shared/paths.ts";
import { further } from "./further.ts";
import type { RouteRow } from "./route-row.ts";

/** The pages on which something is read: news, contracts, reports, the support. */
export const contentRoutes: readonly RouteRow[] = [
  {
    name: "news", // ROUTE-19
    path: "/news",
    title: "news",
    layout: "portalWithoutOrderBar",
    texts: ["news"],
    screen: further("news"),
  },
  {
    name: "newsItem", // ROUTE-20
    path: "/news/$path",
    title: "article",
    above: [{ title: "news", path: paths.news() }],
    layout: "portalWithoutOrderBar",
    texts: ["news", "content"],
    screen: further("article"),
  },
  {
    name: "contracts", // ROUTE-15
    path: "/contracts",
    title: "contracts",
    layout: "portalWithoutOrderBar",
    texts: ["contracts"],
    screen: further("contracts"),
  },
  {
    name: "contract-detail", // CONTRACT-02
    path: "/contracts/$id",
    title: "contract",
    above: [{ title: "contracts", path: paths.contracts() }],
    layout: "portalWithoutOrderBar",
    texts: ["contracts"],
    screen: further("contract"),
  },
  {
    name: "marketingMaterials", // ROUTE-18
    path: "/marketing-materials",
    title: "marketing",
    layout: "portalWithoutOrderBar",
    texts: ["marketing", "list"],
    screen: further("marketing"),
  },
  {
    name: "reporting", // ROUTE-16
    path: "/reporting",
    title: "reporting",
    layout: "portalWithoutOrderBar",
    texts: ["reporting"],
    screen: further("reports"),
  },
  {
    name: "report-consumption", // REPORT-01
    path: "/reporting/consumption",
    title: "consumption",
    above: [{ title: "reporting", path: paths.reporting() }],
    layout: "portalWithoutOrderBar",
    texts: ["reporting", "list", "print"],
    screen: further("consumption"),
  },
  {
    name: "report-empties", // B3
    path: "/reporting/empties",
    title: "cartEmpties",
    above: [{ title: "reporting", path: paths.reporting() }],
    layout: "portalWithoutOrderBar",
    texts: ["reporting", "list", "print"],
    screen: further("emptiesAccount"),
  },
  ...supportSections.map(supportPage), // ROUTE-22
  {
    name: "knowledge-entry", // CONTENT-03
    path: "/support/knowledge-base/$id",
    title: "knowledgeBase",
    above: [
      { title: "support", path: paths.support() },
      { title: "knowledgeBase", path: paths.support("knowledge-base") },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["support", "content"],
    screen: further("knowledgeEntry"),
  },
];

/** The page of one part of the support, in the frame that all of them share (ROUTE-22, OP-101); any other is unknown. */
function supportPage(section: SupportSection): RouteRow {
  return {
    name: section.name,
    path: paths.support(section.tab),
    title: section.title,
    above: [{ title: "support", path: paths.support() }],
    layout: "portalWithoutOrderBar",
    texts: ["support", ...section.texts],
    screen: async () => (await import("./further-screens.ts")).screenInSupport(section),
  };
}
