// npm start: portal and server built, the database running and filled, the server listening; Ctrl-C ends all three.
import { buildProduct } from "./serve/builds.ts";
import { type DatabaseInUse, useDatabase } from "./serve/database.ts";
import { demoSignIns } from "./serve/demo-sign-ins.ts";
import { fillDatabase } from "./serve/fill-database.ts";
import { choosePort, usualPort } from "./serve/port.ts";
import { startServer } from "./serve/server-process.ts";
import { readSettings, type Settings } from "./serve/settings.ts";
import { tellFailure } from "./serve/tell-failure.ts";

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopped.abort());
// The starter passes its own signals on, and its sudden end closes the line.
process.on("message", () => stopped.abort());
process.on("disconnect", () => stopped.abort());

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else await serve(settings).catch(tellFailure);
if (process.connected) process.disconnect();

async function serve({ config, env }: Settings): Promise<void> {
  // A port that somebody asked for is obeyed or refused; the usual one gives way.
  const asked = process.env.PORT ? config.port : null;
  if (asked !== null) await choosePort({ host: config.host, asked });
  const [built, database] = await bothOrNone(buildProduct(), useDatabase());
  try {
    if (built.portal) say("Portal: built");
    if (built.desk) say("Desk: built");
    say(database.story);
    for (const line of await fillDatabase(database.url, config)) say(line);
    if (stopped.signal.aborted) return;

    // Chosen last: an earlier server of ours that was cut off has let go of its port by now.
    const port = await choosePort({ host: config.host, asked });
    if (asked === null && port !== usualPort) say(`Port ${usualPort} is taken, using ${port}.`);
    const server = await startServer(
      { DATABASE_URL: database.url, ...env, HOST: config.host, PORT: String(port) },
      stopped.signal,
    );
    say(`\nvycep is ready: ${process.env.VYCEP_ORIGIN || server.url}\n`);
    for (const { origin, theme } of config.sites.slice(1)) {
      const { protocol, hostname } = new URL(origin);
      say(
        `With the theme ${theme}: ${process.env.VYCEP_ORIGIN ? origin : `${protocol}//${hostname}:${port}`}\n`,
      );
    }
    say(
      `The brewery's own side, with a button for each role in the demo: ${process.env.VYCEP_ORIGIN || server.url}/desk\n`,
    );
    if (config.demo) say(`${await demoSignIns(server.url)}\n`);
    say("Ctrl-C stops it.");
    const over = new AbortController();
    try {
      const kept = database.keep(over.signal, say).then(() => null);
      const ended = await Promise.race([server.ended, aborted(), kept]);
      if (ended === null) say("\nStopping …");
      else {
        process.exitCode = 1;
        say(`The server ended by itself (${ended.signal ?? `code ${ended.code}`}).`);
      }
    } finally {
      over.abort();
      await server.stop();
    }
  } finally {
    await database.leave();
  }
}

/** Waits for both; when something cannot be built, the database that came up meanwhile is left in good order. */
async function bothOrNone<T>(
  build: Promise<T>,
  joining: Promise<DatabaseInUse>,
): Promise<[T, DatabaseInUse]> {
  const [built, database] = await Promise.allSettled([build, joining]);
  if (database.status === "rejected") throw database.reason;
  if (built.status === "fulfilled") return [built.value, database.value];
  await database.value.leave();
  throw built.reason;
}

function aborted(): Promise<null> {
  const { signal } = stopped;
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener("abort", () => resolve(null), { once: true });
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
