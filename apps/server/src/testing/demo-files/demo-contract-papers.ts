import { fileURLToPath } from "node:url";
import { importCli } from "@vycep/db/import-cli";
import type { TestServer } from "../test-server.ts";
import { filePortsOf } from "./demo-materials.ts";

const demo = fileURLToPath(new URL("../../../../../db/demo/contract-papers/", import.meta.url));

/** Brings a folder of papers of contracts into a test's server, as the command does; the demo's where none is named. */
export async function bringContractPapers(
  server: TestServer,
  path: string = demo,
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const code = await importCli(["contract-papers", path], {
    databaseUrl: server.databaseUrl,
    today: "2026-11-23",
    now: server.clock.instant(),
    withFiles: (_url, work) => work(filePortsOf(server)),
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  });
  return { code, said: said.join("\n") };
}
