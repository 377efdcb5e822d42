/** Reads barcodes in a picture of the camera (W3C Barcode Detection). */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeReaderClass {
  new (options: { readonly formats: readonly string[] }): BarcodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What goods carry: bottles and boxes. */
const formats = ["ean_13", "ean_8", "upc_a", "itf", "code_128"];

/** The browser's own reader where it knows the codes of goods; elsewhere, as on an iPhone, ours is fetched. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const own = await ownReader();
  if (own) return own;
  const { createOurReader } = await import("./our-barcode-reader.ts");
  return createOurReader(formats);
}

/** Fetches what reading needs, so that it is there without network. */
export async function prefetchBarcodeReader(): Promise<void> {
  if (await ownReader()) return;
  const { readerFile } = await import("./our-barcode-reader.ts");
  await fetch(readerFile);
}

async function ownReader(): Promise<BarcodeReader | undefined> {
  const own = Reflect.get(globalThis, "BarcodeDetector") as BarcodeReaderClass | undefined;
  const known = await own?.getSupportedFormats().catch((): readonly string[] => []);
  return own && known?.includes("ean_13")
    ? new own({ formats: formats.filter((format) => known.includes(format)) })
    : undefined;
}
