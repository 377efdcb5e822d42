import { masterDataDocs } from "@vycep/contract/erp/master-data.docs";
import { MASTER_DATA } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { afterAll, beforeAll, describe, test } from "vitest";
import {
  type DescribedPaths,
  describedPaths,
  expectAnswered,
  expectDescribed,
} from "../../testing/described-calls.ts";
import { type ServiceProgram, serviceProgram } from "../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const nouns = namesIn(MASTER_DATA);

let server: TestServer;
let paths: DescribedPaths;
let erp: ServiceProgram;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ERP_OWNS: "products,prices,customers,content" } });
  paths = await describedPaths(server);
  erp = await serviceProgram(server, "ERP", ...nouns);
});
afterAll(() => server.stop());

describe("REST-68 B16 what /docs says of the brewery's systems", () => {
  test.each(nouns)("REST-68 %s stand there with example and refusals, and are answered so", async (noun) => {
    const { save, changes } = masterDataDocs[noun];
    const saving = { method: "POST", path: `/master-data/${noun}`, docs: save } as const;
    const hearing = { method: "GET", path: `/master-data/${noun}/changes`, docs: changes } as const;
    expectDescribed(paths, saving);
    expectDescribed(paths, hearing);
    expectAnswered(await erp.send(noun, save.example.body ?? {}), saving);
    expectAnswered(await erp.ask(noun, `?${new URLSearchParams(changes.example.query)}`), hearing);
  });
});
