import { createClock } from "../../apps/server/src/platform/clock.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { loadDemoContractPapers } from "./demo-contract-papers.ts";
import { loadDemoMaterials } from "./demo-materials.ts";
import { updateSchema } from "./update-schema.ts";

/**
 * Brings a database to today's schema and, in the demo, fills an empty one with the demo brewery as it stands on the
 * day that the configured clock shows (D14, D15).
 *
 * @returns what was done, one line each; nothing when there was nothing to do
 */
export async function fillDatabase(url: string, config: Config): Promise<string[]> {
  const done = await updateSchema(url, config);
  if (!config.demo) return done;
  const today = createClock(config.clock).now().date;
  const result = await loadDemo(url, today);
  const materials = await loadDemoMaterials(url, config);
  const papers = await loadDemoContractPapers(url, config);
  return [
    ...done,
    ...(result.kind === "loaded" ? [`Demo: Pivovar Lipovrch loaded as of ${today}`] : []),
    ...(materials > 0 ? [`Demo: ${materials} marketing materials`] : []),
    ...(papers > 0 ? [`Demo: ${papers} papers of contracts`] : []),
  ];
}
