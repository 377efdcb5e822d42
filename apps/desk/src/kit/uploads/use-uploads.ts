import type { DeskUploadAnswer } from "@vycep/contract/files/uploads.rest";
import { DESK_UPLOADS_PATH } from "@vycep/contract/services";
import { UPLOAD_PIECE_BYTES, type UploadPurpose } from "@vycep/domain/files/upload";
import { sendBytesTo } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { sendInPieces } from "@vycep/shell/files/send-in-pieces";
import { useRef, useState } from "react";

/** A file on its way, and what became of it. */
export interface Upload<Outcome> {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly kind: "waiting" | "broken" | "sent" }
    | { readonly kind: "sending"; readonly received: number }
    | { readonly kind: "refused"; readonly message: string }
    | { readonly kind: "used"; readonly outcome: Outcome };
}

interface UploadsOf<Outcome> {
  readonly purpose: UploadPurpose;
  /** So many are used by one call. */
  readonly atOnce: number;
  /** Uses files that were sent, and tells of each what became of it; undefined where the call failed. */
  readonly consume: (ids: readonly string[]) => Promise<ReadonlyMap<string, Outcome> | undefined>;
}

/** Sends files to the desk one after another, and has them used (DGOOD-05, DCONT-02, DDOC-01). */
export function useUploads<Outcome>({ purpose, atOnce, consume }: UploadsOf<Outcome>) {
  const [uploads, setUploads] = useState<readonly Upload<Outcome>[]>([]);
  const files = useRef(new Map<string, File>());
  const before = useRef<Promise<unknown>>(Promise.resolve());

  function change(ids: readonly string[], stateOf: (id: string) => Upload<Outcome>["state"]) {
    setUploads((all) => all.map((one) => (ids.includes(one.id) ? { ...one, state: stateOf(one.id) } : one)));
  }

  /** True once all of it is there and was found good. */
  async function send(id: string): Promise<boolean> {
    const file = files.current.get(id);
    if (file === undefined) return false;
    const sending = (received: number) => change([id], () => ({ kind: "sending", received }));
    sending(0);
    try {
      await sendInPieces({
        ...{ file, pieceBytes: UPLOAD_PIECE_BYTES, onProgress: sending },
        send: (offset, bytes) =>
          sendBytesTo<DeskUploadAnswer>(DESK_UPLOADS_PATH, {
            query: { upload: id, purpose, name: file.name, size: file.size, offset },
            bytes,
          }),
        isWhole: ({ isWhole }) => isWhole,
      });
      change([id], () => ({ kind: "sent" }));
      return true;
    } catch (cause) {
      const { kind, message } = failureOf(cause);
      change([id], () => (kind === "refused" ? { kind, message } : { kind: "broken" }));
      return false;
    }
  }

  async function haveUsed(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce);
      const outcomes = await consume(some);
      change(some, (id) => {
        const outcome = outcomes?.get(id);
        return outcome === undefined ? { kind: "broken" } : { kind: "used", outcome };
      });
    }
  }

  /** In the order in which they were dropped, behind those that are on their way. */
  function go(ids: readonly string[]) {
    before.current = before.current.then(async () => {
      const sent: string[] = [];
      for (const id of ids) if (await send(id)) sent.push(id);
      await haveUsed(sent);
    });
  }

  return {
    uploads,
    isBusy: uploads.some(({ state }) => ["waiting", "sending", "sent"].includes(state.kind)),
    add(dropped: readonly File[]) {
      const begun = dropped.map((file) => ({ id: crypto.randomUUID().replaceAll("-", ""), file }));
      for (const { id, file } of begun) files.current.set(id, file);
      setUploads((all) => [
        ...all,
        ...begun.map(({ id, file: { name, size } }) => ({
          id,
          name,
          size,
          state: { kind: "waiting" } as const,
        })),
      ]);
      go(begun.map(({ id }) => id));
    },
    /** What broke off goes on where it was. */
    goOn: (id: string) => go([id]),
    /** Another outcome of a file that was used already. */
    tell: (id: string, outcome: Outcome) => change([id], () => ({ kind: "used", outcome })),
    clear() {
      files.current.clear();
      setUploads([]);
    },
  };
}

export type Uploads<Outcome> = ReturnType<typeof useUploads<Outcome>>;
