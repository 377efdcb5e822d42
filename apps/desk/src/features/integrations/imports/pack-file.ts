import { base64Of } from "../../../shared/base64.ts";

/** A file as the API takes it: packed, so that a megabyte carries most of what a brewery has. */
export async function packFile(file: Blob): Promise<string> {
  const packed = new Response(file.stream().pipeThrough(new CompressionStream("gzip")));
  return base64Of(new Uint8Array(await packed.arrayBuffer()));
}
