/** The browser's own reader of barcodes, where it has one (W3C Barcode Detection). */
interface BarcodeReader {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaderClass = new (options: { readonly formats: readonly string[] }) => BarcodeReader;

/** What goods carry: bottles and boxes. */
const formats = ["ean_13", "ean_8", "upc_a", "itf", "code_128"];
const lookEveryMs = 150;
/** A code that stays before the camera counts once; away for so long, it counts again. */
const sameAfterMs = 1_500;

function readerClass(): BarcodeReaderClass | undefined {
  const found: unknown = Reflect.get(globalThis, "BarcodeDetector");
  return typeof found === "function" ? (found as BarcodeReaderClass) : undefined;
}

/** Whether this browser can read barcodes from a camera. */
export function canScan(): boolean {
  return readerClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === "function";
}

interface Watching {
  readonly onCode: (code: string) => void;
  readonly signal: AbortSignal;
}

/** Shows the camera and tells each code that comes before it, until the signal; throws when there is no camera. */
export async function watchCodes(video: HTMLVideoElement, { onCode, signal }: Watching): Promise<void> {
  const Reader = readerClass();
  if (Reader === undefined) throw new Error("this browser cannot read barcodes");
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const reader = new Reader({ formats });
  const seenAt = new Map<string, number>();
  while (!signal.aborted) {
    const moment = performance.now();
    for (const { rawValue: code } of await reader.detect(video)) {
      const before = seenAt.get(code);
      seenAt.set(code, moment);
      if (before === undefined || moment - before > sameAfterMs) onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
