import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { run } from "../run-program.ts";

/** What is made of sources: where it lies, what it depends on (tests are not among it), and the command. */
type Build = {
  readonly folder: string;
  readonly inputs: readonly string[];
  readonly command: readonly string[];
};

const ofAll = ["package-lock.json", "tsconfig.base.json", "packages/*/{package.json,src/**/*}"];

const portal: Build = {
  folder: join(root, "apps/portal/dist"),
  inputs: [...ofAll, "apps/portal/{index.html,*.json,*.ts}", "apps/portal/{src,public}/**/*"],
  command: ["vite", "build", "apps/portal", "--logLevel", "warn"],
};

const desk: Build = {
  folder: join(root, "apps/desk/dist"),
  inputs: [...ofAll, "apps/desk/{index.html,*.json,*.ts}", "apps/desk/{src,public}/**/*"],
  command: ["vite", "build", "apps/desk", "--logLevel", "warn"],
};

const server: Build = {
  folder: join(root, "apps/server/dist"),
  inputs: [
    ...[...ofAll, "apps/server/{*.json,*.ts}", "apps/server/src/{app,modules,platform}/**/*"],
    "db/src/{*.ts,{import,changes}/**/*}",
  ],
  command: ["rolldown", "-c", "apps/server/rolldown.config.ts", "--configLoader", "native"],
};

/**
 * Builds the portal if its files have changed since it was built last.
 *
 * @returns whether it had to be built
 */
export async function buildPortal(): Promise<boolean> {
  const isBuilt = await buildIfChanged(portal);
  // Of which packages all that is served was made: it lies beside the pages, and is served with them (OPS-01).
  const bill = join(portal.folder, "sbom.cdx.json");
  if (isBuilt || !existsSync(bill)) await run(["node", "tools/third-party.ts", "--sbom", bill]);
  return isBuilt;
}

/** The same for the desk. */
export function buildDesk(): Promise<boolean> {
  return buildIfChanged(desk);
}

/** The same for the server, which runs as a few files instead of two thousand (decision 0267). */
export async function buildServer(): Promise<boolean> {
  const before = filesOf(server.folder);
  const isBuilt = await buildIfChanged(server);
  if (isBuilt) removeOlder(before);
  return isBuilt;
}

/** All that runs. One after the other: each takes the machine's cores for itself. */
export async function buildProduct(): Promise<Readonly<Record<"portal" | "desk" | "server", boolean>>> {
  return { server: await buildServer(), portal: await buildPortal(), desk: await buildDesk() };
}

async function buildIfChanged({ folder, inputs, command }: Build): Promise<boolean> {
  const note = join(folder, ".inputs");
  const fingerprint = fingerprintOf(inputs);
  if (readNote(note) === fingerprint) return false;
  await run(command);
  writeFileSync(note, fingerprint);
  return true;
}

/** A server that still runs may ask for a later part of its own build; what is older than that goes. */
const keptMs = 7 * 24 * 3_600_000;

function removeOlder(paths: readonly string[]): void {
  const oldest = Date.now() - keptMs;
  for (const path of paths) if (statSync(path).mtimeMs < oldest) rmSync(path);
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

function readNote(note: string): string | null {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return null;
  }
}
