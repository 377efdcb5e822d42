import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runProgram } from "../run-program.ts";

const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/snap/bin/chromium",
];

/** A Chromium to test with: the one that is there, or else one that is installed now. */
export async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed !== null) return installed;
  process.stdout.write("No Chromium found, installing one …\n");
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    await runProgram(["apt-get", "update", "-qq"]);
    // The one without a window starts and draws faster; not every distribution has it.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (installedChromium() !== null) break;
      await runProgram(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name]);
    }
  }
  if (installedChromium() === null) await runProgram(["playwright", "install", "chromium"]);
  const found = installedChromium();
  if (found !== null) return found;
  throw new Error(
    "There is no Chromium and none could be installed. Install chromium or Google Chrome, or name one in CHROMIUM.",
  );
}

/** The Chromium that is there: the one named in CHROMIUM, one in the PATH or its usual place, Playwright's own. */
export function installedChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
