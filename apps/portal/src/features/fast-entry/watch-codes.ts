import { createBarcodeReader } from "./barcode-reader.ts";

const lookEveryMs = 150;
/** A code that stays before the camera counts once; it counts again when a look missed it, and it was away for so long. */
const sameAfterMs = 1_500;

/** Whether there may be a camera here. */
export function canScan(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === "function";
}

interface Watching {
  readonly onCode: (code: string) => void;
  readonly signal: AbortSignal;
}

/** Shows the camera and tells each code that comes before it, until the signal; throws when there is no camera. */
export async function watchCodes(video: HTMLVideoElement, { onCode, signal }: Watching): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const reader = await createBarcodeReader();
  const seenAt = new Map<string, number>();
  let justSeen: ReadonlySet<string> = new Set();
  while (!signal.aborted) {
    const codes = new Set((await reader.detect(video)).map(({ rawValue }) => rawValue));
    // After the look: the first one may take seconds, as the reader starts with it.
    const moment = performance.now();
    for (const code of codes) {
      const before = seenAt.get(code);
      seenAt.set(code, moment);
      if (before === undefined || (!justSeen.has(code) && moment - before > sameAfterMs)) onCode(code);
    }
    justSeen = codes;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
