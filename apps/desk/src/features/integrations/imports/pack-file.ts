import { base64Of } from "../../../shared/base64.ts";

/** A file as the API takes it: packed, so that a megabyte carries most of what a brewery has. */
export async function packFile(file: Blob): Promise<string> {
  const packer = new CompressionStream("gzip");
  const packed = new Response(packer.readable).arrayBuffer();
  const writer = packer.writable.getWriter();
  await writer.write(new Uint8Array(await file.arrayBuffer()));
  await writer.close();
  return base64Of(new Uint8Array(await packed));
}
