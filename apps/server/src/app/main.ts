import { setTimeout as pause } from "node:timers/promises";
import { hasDemoUsers } from "../modules/identity/demo-users.ts";
import { hearMarketsAtStart } from "../modules/market/keep-markets.ts";
import { type Config, parseConfig } from "../platform/config.ts";
import type { Deps } from "../platform/deps.ts";
import { inSources } from "../platform/tracing/source-trace.ts";
import { createServer, type ServerOverrides } from "./server.ts";

export type RunningServer = {
  /** Where people reach it. */
  readonly origin: string;
  /**
   * Says that it is not ready, goes on until proxies have heard (`VYCEP_DRAIN_MS`), then stops accepting, finishes what is
   * in flight and closes the database; within ten seconds more.
   */
  readonly stop: () => Promise<void>;
};

/** Starts listening and working. Rejects with Node's own error when the port is taken (`EADDRINUSE`). */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const { app, deps, startJobs, drain } = await createServer(config, overrides);
  try {
    if (config.production) await refuseDemoUsers(deps);
    await hearMarketsAtStart(deps);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  await startJobs();
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    app.log.info("stopping");
    drain();
    await pause(config.drainMs);
    // What has not finished by then is cut, so that a rolling restart never hangs.
    const cut = setTimeout(() => app.server.closeAllConnections(), longestStopMs).unref();
    // A connection that was busy when the stop began goes idle later, and its client may keep it for minutes.
    const tidy = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    clearTimeout(cut);
    clearInterval(tidy);
  };
  return {
    origin: config.origin,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

const longestStopMs = 8000;

/** Their password is in the README. A database that is away now is asked again whenever readiness is. */
async function refuseDemoUsers({ db, log }: Deps): Promise<void> {
  const found = await hasDemoUsers(db).catch((error: unknown) => {
    log.warn({ err: error }, "could not see whether the database holds users of the demo");
    return false;
  });
  if (found) {
    throw new Error(
      "The database holds users of the demo, whose password everybody knows. A real brewery begins with an empty one.",
    );
  }
}

/** The process: configuration from the environment, signals to stop, an exit code that tells the truth. */
async function main(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the one place where the environment comes in
  const parsed = parseConfig(process.env);
  if (parsed.kind === "invalid") {
    process.stderr.write(
      `The configuration is not right:\n${parsed.problems.map((line) => `  ${line}\n`).join("")}`,
    );
    process.exitCode = 1;
    return;
  }
  // One forgotten promise (a database that went away in the middle) must not take everybody else's requests along.
  process.on("unhandledRejection", (reason) => {
    process.stderr.write(`unhandled rejection: ${traceOf(reason)}\n`);
  });
  process.on("uncaughtExceptionMonitor", (error) => process.stderr.write(`${traceOf(error)}\n`));
  const server = await startServer(parsed.config);
  process.stdout.write(`vycep listens on ${server.origin}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      // Whatever still holds the process after the stop must not.
      setTimeout(() => process.exit(0), parsed.config.drainMs + longestStopMs + 1500).unref();
      void server.stop().then(() => {
        process.exitCode = 0;
      });
    });
  }
}

function traceOf(reason: unknown): string {
  return inSources(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
}

// import.meta.main came with Node 24.2, and npm has only 24.0 for some machines.
if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
