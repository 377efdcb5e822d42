import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { expect, test } from "vitest";
import { isAsShown, partsOfDay, runSnippets } from "../../testing/programs/guide-snippets.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { freePort } from "../../testing/test-server.ts";

const house = fileURLToPath(new URL("../../../../../", import.meta.url));
const days = globSync("day-of-*.md", { cwd: join(house, "docs/api") }).toSorted();

test.each(days)(
  "B16 %s, typed as it stands on the demo, goes from its beginning to its end",
  async (page) => {
    const database = await demoDatabase("2026-11-23");
    const folder = await mkdtemp(join(tmpdir(), "vycep-day-"));
    // Where a program of the page listens; the page names a port of its own.
    const listens = String(await freePort());
    const env = { VYCEP_EDI: join(folder, "edi"), VYCEP_FILES: join(folder, "files") };
    try {
      for (const { settings, snippets } of partsOfDay(page)) {
        const erp = settings.ERP_URL === undefined ? {} : { ERP_URL: `http://localhost:${listens}` };
        const server = await startServerProcess(database.databaseUrl, { ...env, ...settings, ...erp });
        const given = { ...env, ...settings, HEARS: listens, DATABASE_URL: database.databaseUrl };
        try {
          const said = await runSnippets(snippets, { ...given, VYCEP: server.origin }, house);
          for (const [index, { command, answer }] of snippets.entries()) {
            if (answer !== undefined && !isAsShown(said[index] ?? "", answer))
              expect(said[index], `what is answered to ${command}`).toBe(answer);
          }
        } finally {
          await server.terminate();
        }
      }
    } finally {
      await rm(folder, { recursive: true });
      await database.drop();
    }
  },
);

test("every day has parts with something to type, and something to see", () => {
  expect(days).toEqual(["day-of-a-chain.md", "day-of-an-erp.md", "day-of-an-integrator.md"]);
  expect(days.map((page) => partsOfDay(page).length)).toEqual([3, 1, 1]);
  for (const page of days)
    for (const { snippets } of partsOfDay(page))
      expect(snippets.filter(({ answer }) => answer !== undefined)).not.toEqual([]);
});
