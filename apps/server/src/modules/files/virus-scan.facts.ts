import { once } from "node:events";
import { connect } from "node:net";
import type { Config } from "../../platform/config.ts";
import { unavailable } from "../../platform/errors.ts";

/** Whether something harmful was found in a file; an outage is thrown, and the file can be sent again. */
export type VirusScan = (bytes: Uint8Array) => Promise<boolean>;

/** Without a scanner nothing is found; what files are is looked at all the same. */
export const noScan: VirusScan = async () => false;

/** The scanner that is configured, or none. */
export function scannerOf({ virusScanner }: Pick<Config, "virusScanner">): VirusScan {
  return virusScanner === undefined ? noScan : clamAv(virusScanner);
}

const patienceMs = 30_000;
const pieceBytes = 64 * 1024;

/** Asks a ClamAV daemon by its own protocol (INSTREAM). */
export function clamAv({ host, port }: { readonly host: string; readonly port: number }): VirusScan {
  return async (bytes) => {
    const socket = connect({ host, port });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("the virus scanner does not answer")));
    try {
      await once(socket, "connect");
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        socket.write(lengthOf(piece.byteLength));
        if (!socket.write(piece)) await once(socket, "drain");
      }
      socket.write(lengthOf(0));
      const answer = await textOf(socket);
      if (/^stream: .* FOUND\0?$/s.test(answer)) return true;
      if (/^stream: OK\0?$/.test(answer)) return false;
      throw new Error(`the virus scanner says: ${answer.slice(0, 200)}`);
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      socket.destroy();
    }
  };
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function textOf(socket: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8").trim();
}
