import { Worker } from "node:worker_threads";
import type { DrawAnswer, DrawTask } from "./paper-thread.ts";

type Waiting = {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

let thread: Thread | undefined;
let lastId = 0;

/** A paper of a thousand pages is drawn well within it; a thread that hangs must not hold its askers for ever. */
const longestMs = 30_000;

/**
 * Draws a paper in a thread of its own, which is started with the first one and lives beside the server. One that dies
 * fails those who wait, and the next to ask starts another.
 */
export async function drawInThread(task: Omit<DrawTask, "id">): Promise<Uint8Array> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  lastId += 1;
  const id = lastId;
  const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const late = setTimeout(() => void worker.terminate(), longestMs);
  worker.ref();
  worker.postMessage({ ...task, id } satisfies DrawTask);
  try {
    return await drawn;
  } finally {
    clearTimeout(late);
    waiting.delete(id);
    // An idle thread holds no process that wants to end.
    if (waiting.size === 0) worker.unref();
  }
}

function startThread(): Thread {
  const worker = new Worker(new URL("./paper-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  const started: Thread = { worker, waiting };
  worker.on("message", (answer: DrawAnswer) => {
    const asker = waiting.get(answer.id);
    if (answer.kind === "drawn") asker?.resolve(answer.bytes);
    else asker?.reject(new Error(answer.message));
  });
  const end = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("the thread that draws papers has ended")));
  return started;
}
