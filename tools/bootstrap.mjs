// Plain JavaScript without dependencies: this runs on whatever Node (20 or newer) the machine has, before anything
// is installed. Everything after it runs on the Node 24 that npm installs with the rest.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Installs what the lock says if it is not there, then runs a TypeScript file of ours on Node 24 and takes over its
 * exit code. Signals reach both through the terminal; one sent to us alone is passed on.
 *
 * @param {string} script path from the root of the project
 * @param {readonly string[]} args
 */
export async function installThenRun(script, args) {
  if (!isInstalled()) await install();
  // The first releases of Node 24 still warn that TypeScript is new to them.
  const quiet = "--disable-warning=ExperimentalWarning";
  const child = spawn(findNode(), [quiet, join(root, script), ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // What was compiled once need not be compiled again: a third off the start of the server.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"), ...process.env },
  });
  const stop = () => child.connected && child.send("stop");
  // The terminal sends Ctrl-C to the whole group already; the message makes sure of it for a signal to us alone.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, stop);
  whenStarterIsGone(stop);
  child.on("exit", (code, signal) => {
    if (signal !== null) process.stderr.write(`${script} was ended by ${signal}.\n`);
    process.exitCode = code ?? 1;
  });
}

/**
 * An npm that was killed hard cannot tell us; but then we are given another parent. Run without npm, we may well
 * outlive who started us.
 *
 * @param {() => void} act
 */
function whenStarterIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    act();
  }, 250);
  watch.unref();
}

/** Is every package of the lock installed in its version? Those for other machines may be missing. */
export function isInstalled() {
  const wanted = readLock("package-lock.json");
  const present = readLock(join("node_modules", ".package-lock.json"));
  if (wanted === null) throw new Error("package-lock.json is missing.");
  if (present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
    const found = present[path];
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

/** @returns {Promise<void>} */
function install() {
  process.stdout.write("Installing the packages of package-lock.json …\n");
  // Quietly: that some tools want a newer Node than the one that installs is no news, they get Node 24.
  const ci = ["ci", "--loglevel=error"];
  // Under npm, the npm and Node that run us: the Node inside node_modules is about to be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [file, ...args] = node && npm && existsSync(node) ? [node, npm, ...ci] : ["npm", ...ci];
  const child = spawn(/** @type {string} */ (file), args, { cwd: root, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error("npm ci failed, see above."))));
  });
}

/** The Node 24 that npm installed for this machine; else our own, if it is new enough. */
export function findNode() {
  const installed = join(root, "node_modules", ".bin", "node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Error(
    `npm has no Node 24 for this machine (${process.platform} ${process.arch}). Install Node 24 yourself and start again.`,
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function readLock(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : null;
}
