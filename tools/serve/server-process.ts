import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../bootstrap.mjs";
import { reachable } from "./port.ts";
import { serverEnvironment, serverProgram } from "./server-program.ts";

/** A server of its own process, as it runs in production too. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** Resolves when it ended, asked or not. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to finish its requests and end; after ten seconds it has no choice. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the server that was built (`builds.ts`) and waits until it is ready for requests.
 *
 * @param env its whole configuration; HOST and PORT must be among it
 * @param giveUp ends the waiting (and the server) early
 */
export async function startServer(
  env: Record<string, string>,
  giveUp: AbortSignal = new AbortController().signal,
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ["--import", join(root, "tools/stop-with-parent.mjs"), ...serverProgram],
    // In a group of its own: Ctrl-C reaches us, and we stop the server before the database.
    {
      cwd: root,
      env: { ...serverEnvironment, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
    },
  );
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: 1, signal: null }));
  });
  const url = `http://${shownHost(env.HOST ?? "127.0.0.1")}:${env.PORT}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    const inTime = await Promise.race([ended, pause(10_000, null, { ref: false })]);
    if (inTime === null) child.kill("SIGKILL");
    await ended;
  };
  const ready = await Promise.race([untilReady(url, giveUp), ended.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error(giveUp.aborted ? "Stopped." : "The server did not start; what it said stands above.");
  }
  return { url, pid: child.pid ?? 0, ended, stop };
}

async function untilReady(url: string, giveUp: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < 60_000 && !giveUp.aborted; waited += 50) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await pause(50);
  }
  return false;
}

function shownHost(host: string): string {
  const called = reachable(host);
  return called.includes(":") ? `[${called}]` : called;
}
