/** The part of a database that can be looked after. */
export type Kept = {
  readonly isRunning: () => boolean;
  /** Starts it again where it was; throws, in words, when it cannot. */
  readonly restart: () => Promise<void>;
};

/** So many restarts within so many looks are an illness and no accident. */
const mostRestarts = 3;
const looksTogether = 300;

/**
 * Looks after the project's PostgreSQL at every tick: one that ended by itself (killed, out of memory) is started again,
 * and said. Ends with the ticks, or throws when it cannot be kept running.
 */
export async function keepRunning(
  database: Kept,
  { ticks, say }: { readonly ticks: AsyncIterable<unknown>; readonly say: (line: string) => void },
): Promise<void> {
  let look = 0;
  let restarts: number[] = [];
  for await (const _ of ticks) {
    look += 1;
    if (database.isRunning()) continue;
    restarts = [...restarts.filter((before) => look - before < looksTogether), look];
    if (restarts.length > mostRestarts) {
      throw new Error("PostgreSQL ended by itself again and again. What it said stands in its server.log.");
    }
    say("PostgreSQL ended by itself, starting it again …");
    await database.restart();
    say("PostgreSQL runs again; what was confirmed is there.");
  }
}
