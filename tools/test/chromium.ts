import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
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

/** The one without a window; not every distribution has it. */
const windowless = "chromium-headless-shell";

/**
 * A Chromium to test with: the one that is there, or else one that is installed now. Of a distribution's own the one
 * without a window is put beside it where we may, of the same version: it does the journeys with a quarter less work.
 */
export async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed !== null && (process.env.CHROMIUM || basename(installed) === windowless)) return installed;
  if (installed === null) process.stdout.write("No Chromium found, installing one …\n");
  if (isOurs()) {
    await installPackage(installed === null ? windowless : besideInstalled());
    if (installedChromium() === null) await installPackage("chromium");
  }
  if (installedChromium() === null) await runProgram(["playwright", "install", "chromium"]);
  const found = installedChromium();
  if (found !== null) return found;
  throw new Error(
    "There is no Chromium and none could be installed. Install chromium or Google Chrome, or name one in CHROMIUM.",
  );
}

/** Whether we may install packages of a distribution. */
function isOurs(): boolean {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** The package of the version that is there already, so that nothing else changes; null if what is there is no package. */
function besideInstalled(): string | null {
  const { status, stdout } = spawnSync("dpkg-query", ["-W", "chromium-common"], { encoding: "utf8" });
  const [, version] = stdout?.trim().split("\t") ?? [];
  return status === 0 && version !== undefined ? `${windowless}=${version}` : null;
}

/** Installs it if it is to be had within a little while; its list may be old or missing. */
async function installPackage(wanted: string | null): Promise<void> {
  if (wanted === null) return;
  const soon = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];
  const install = ["apt-get", "install", "-y", ...soon, "--no-install-recommends", wanted];
  const { code } = await runProgram(install, { quiet: true });
  if (code === 0) return;
  await runProgram(["apt-get", "update", ...soon], { quiet: true });
  await runProgram(install, { quiet: true });
}

/** The Chromium that is there: the one named in CHROMIUM, one in the PATH or its usual place, Playwright's own. */
export function installedChromium(): string | null {
  return process.env.CHROMIUM || firstOf(names);
}

/** A whole Chromium: the one without a window shows no notifications, whatever it is allowed. */
export function wholeChromium(): string | null {
  return firstOf(names.filter((name) => name !== windowless));
}

function firstOf(wanted: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => wanted.map((name) => join(folder, name))),
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
