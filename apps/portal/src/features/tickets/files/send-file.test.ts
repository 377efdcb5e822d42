import { PIECE_BYTES } from "@vycep/domain/tickets/attachment";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendFile } from "./send-file.ts";

interface Piece {
  readonly offset: number;
  readonly bytes: number;
  readonly query: URLSearchParams;
}

const attachment = { id: "a1", name: "fotka.jpg", size: 1, type: "image/jpeg" };

/** A server that keeps what comes; `held` has come before, and of one piece it takes nothing. */
function upload({ held = 0, takes = true }: { readonly held?: number; readonly takes?: boolean } = {}) {
  const pieces: Piece[] = [];
  let received = held;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const query = new URL(address, "http://portal").searchParams;
    const bytes = init.body instanceof Blob ? init.body.size : 0;
    pieces.push({ offset: Number(query.get("offset")), bytes, query });
    if (takes) received += bytes;
    const isWhole = received >= Number(query.get("size"));
    return new Response(JSON.stringify({ received, attachment: isWhole ? attachment : null }));
  });
  return pieces;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const size = PIECE_BYTES * 2 + 10;
const file = new File([new Uint8Array(size)], "fotka.jpg");

function send(told: number[] = []) {
  const sending = { to: { ticketId: "CS1" }, upload: "u1", file, signal: new AbortController().signal };
  return sendFile({ ...sending, onProgress: (received) => told.push(received) });
}
const brief = (pieces: readonly Piece[]) => pieces.map(({ offset, bytes }) => [offset, bytes]);

describe("REST-65 a file goes up piece by piece", () => {
  test("after asking how much is there, each from where the one before ended, and how far it is is told", async () => {
    const pieces = upload();
    const told: number[] = [];
    expect(await send(told)).toEqual(attachment);
    expect(brief(pieces)).toEqual([
      [0, 0],
      [0, PIECE_BYTES],
      [PIECE_BYTES, PIECE_BYTES],
      [PIECE_BYTES * 2, 10],
    ]);
    expect(told).toEqual([0, PIECE_BYTES, PIECE_BYTES * 2]);
    expect(Object.fromEntries(pieces[0]?.query ?? [])).toMatchObject({
      ...{ ticketId: "CS1", upload: "u1", name: "fotka.jpg", size: String(size) },
    });
  });

  test("D41 one that broke off goes on where it was, and sends nothing twice", async () => {
    const pieces = upload({ held: PIECE_BYTES });
    await send();
    expect(brief(pieces)).toEqual([
      [0, 0],
      [PIECE_BYTES, PIECE_BYTES],
      [PIECE_BYTES * 2, 10],
    ]);
  });

  test("one that is there already is asked about once", async () => {
    const pieces = upload({ held: size });
    expect(await send()).toEqual(attachment);
    expect(pieces).toHaveLength(1);
  });

  test("a server that takes nothing is not asked for ever", async () => {
    const pieces = upload({ takes: false });
    await expect(send()).rejects.toThrow("an upload does not go on");
    expect(pieces).toHaveLength(2);
  });
});
