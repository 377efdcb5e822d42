import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guideSnippets, isAsShown, runSnippets } from "../../testing/programs/guide-snippets.ts";
import { programOf } from "../../testing/programs/make-key.ts";
import { punchOutOf } from "../../testing/programs/purchasing-system.ts";
import { type ServiceProgram, serviceProgram } from "../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const folder = fileURLToPath(new URL("../../../../../docs/api/", import.meta.url));
const pages = globSync("*.md", { cwd: folder }).toSorted();

let server: TestServer;
let program: ServiceProgram;
let system: Awaited<ReturnType<typeof punchOutOf>>;
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_ERP_OWNS: "products,prices" } });
  program = await serviceProgram(server, "ERP", ...rightsOfTheGuide());
  system = await punchOutOf(server, "U001");
});
afterAll(() => server.stop());

/** What the page of master data gives the key that its commands use. */
function rightsOfTheGuide(): readonly string[] {
  const page = readFileSync(`${folder}master-data.md`, "utf8");
  return /service-key create ERP (.+)$/m.exec(page)?.[1]?.split(" ") ?? [];
}

describe("the guide of docs/api", () => {
  test.each(pages.filter((page) => guideSnippets(page).length > 0 && !page.startsWith("day-of-")))(
    "what %s tells to type is answered as it shows",
    async (page) => {
      const snippets = guideSnippets(page);
      const said = await runSnippets(snippets, {
        PUNCHOUT_USER: system.id,
        PUNCHOUT_SECRET: system.secret,
        VYCEP: server.origin,
        TOKEN: await server.tokenFor("U001"),
        KEY: (await programOf(server, "U001", { kind: "company" })).secret,
        SERVICE_KEY: program.key,
      });
      for (const [index, { command, answer }] of snippets.entries()) {
        if (answer === undefined) continue;
        if (!isAsShown(said[index] ?? "", answer))
          expect(said[index], `what is answered to ${command}`).toBe(answer);
      }
    },
  );

  test.each(pages)("every link of %s leads somewhere", (page) => {
    const text = readFileSync(`${folder}${page}`, "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].flatMap(([, to]) => to ?? []);
    expect(links.filter((to) => !existsSync(`${folder}${to}`))).toEqual([]);
  });
});
