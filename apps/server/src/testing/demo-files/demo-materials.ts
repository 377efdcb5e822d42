import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type FilePorts, importMaterials, type MaterialImport } from "@vycep/db/materials/import-materials";
import { filesOf } from "../../modules/files/files.facts.ts";
import { lookInto } from "../../modules/files/look-into.facts.ts";
import type { TestServer } from "../test-server.ts";

const demo = fileURLToPath(new URL("../../../../../db/demo/materials/", import.meta.url));

/** The store of a test's server, and its eye for files. */
export function filePortsOf({ deps }: TestServer): FilePorts {
  return { write: filesOf(deps).write, lookInto };
}

/** Brings a folder of marketing materials into a test's server; the demo's where none is named. */
export async function bringMaterials(server: TestServer, path: string = demo): Promise<MaterialImport> {
  const entries = await readdir(path, { withFileTypes: true });
  const folder = { path, entries, now: server.clock.instant() };
  return importMaterials(server.databaseUrl, folder, filePortsOf(server));
}
