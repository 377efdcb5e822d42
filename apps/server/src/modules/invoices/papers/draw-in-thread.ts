import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { paperRows } from "@vycep/domain/billing/paper-rows";
import { marketTable } from "@vycep/domain/market/markets";
import type { DrawAnswer, DrawTask } from "./paper-thread.ts";

type Waiting = {
  readonly pieces: Readable;
  /** Ends a thread that says nothing any more. */
  readonly late: NodeJS.Timeout;
};

type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

let thread: Thread | undefined;
let lastId = 0;

/** A paper of a thousand pages is drawn well within it; a thread that hangs must not hold its askers for ever. */
const longestMs = 30_000;

/** Draws a paper in a thread of its own, whole. */
export async function drawInThread(task: Omit<DrawTask, "id" | "told">): Promise<Uint8Array> {
  return buffer(drawInPieces(task));
}

/**
 * The same piece by piece, as they are drawn. The thread is started with the first paper and lives beside the server. One that dies
 * fails those who wait, and the next to ask starts another.
 */
export function drawInPieces(task: Omit<DrawTask, "id" | "told">): Readable {
  thread ??= startThread();
  const { worker, waiting } = thread;
  lastId += 1;
  const id = lastId;
  const pieces = new Readable({ read: () => undefined });
  const late = setTimeout(() => void worker.terminate(), longestMs);
  waiting.set(id, { pieces, late });
  pieces.once("close", () => {
    clearTimeout(late);
    waiting.delete(id);
    // An idle thread holds no process that wants to end.
    if (waiting.size === 0) worker.unref();
  });
  worker.ref();
  worker.postMessage({
    ...task,
    id,
    told: { markets: marketTable(), papers: paperRows() },
  } satisfies DrawTask);
  return pieces;
}

function startThread(): Thread {
  const worker = new Worker(new URL("./paper-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  const started: Thread = { worker, waiting };
  worker.on("message", (answer: DrawAnswer) => {
    const asker = waiting.get(answer.id);
    asker?.late.refresh();
    if (answer.kind === "piece") asker?.pieces.push(answer.bytes);
    else if (answer.kind === "ended") asker?.pieces.push(null);
    else asker?.pieces.destroy(new Error(answer.message));
  });
  const end = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { pieces } of waiting.values()) pieces.destroy(error);
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("the thread that draws papers has ended")));
  return started;
}
