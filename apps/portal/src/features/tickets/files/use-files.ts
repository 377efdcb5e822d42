import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Attachment } from "@vycep/contract/tickets/attachments.rest";
import { judgeOffer, type OfferRefusal } from "@vycep/domain/tickets/attachment";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useEffect, useRef, useState } from "react";
import { ticketsKey } from "../tickets-key.ts";
import { scaledPhoto } from "./scaled-photo.ts";
import { type FilesOf, sendFile } from "./send-file.ts";

/** GET tickets/GetAttachmentsByTicketId/{id} (REST-63), or the files of what is being written. */
export function filesQuery(of: FilesOf) {
  return queryOptions({
    queryKey: [...ticketsKey, "files", of],
    queryFn: ({ signal }) =>
      "ticketId" in of
        ? callService<readonly Attachment[]>(
            "general",
            `/tickets/GetAttachmentsByTicketId/${encodeURIComponent(of.ticketId)}`,
            { signal },
          )
        : callService<readonly Attachment[]>("general", "/tickets/draft-attachments", { query: of, signal }),
  });
}

/** A file on its way, or one that did not get there, which stands with its reason until its cross. */
export interface FileUnderWay {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly kind: "sending"; readonly received: number }
    | { readonly kind: "broken" }
    | { readonly kind: "refused"; readonly reason: OfferRefusal["kind"] | { readonly said: string } };
}

/** The files of a ticket or a draft, and what becomes of those that somebody adds (D41). */
export function useFiles(of: FilesOf) {
  const client = useQueryClient();
  const kept = useQuery(filesQuery(of));
  const [underWay, setUnderWay] = useState<readonly FileUnderWay[]>([]);
  const begun = useRef(new Map<string, { readonly file: File; stop: AbortController }>());
  const whole = kept.data ?? [];

  useEffect(function stopWhenLeft() {
    const files = begun.current;
    return () => {
      for (const { stop } of files.values()) stop.abort();
    };
  }, []);

  function change(id: string, state: FileUnderWay["state"]) {
    setUnderWay((files) => files.map((file) => (file.id === id ? { ...file, state } : file)));
  }
  function forget(id: string) {
    begun.current.get(id)?.stop.abort();
    begun.current.delete(id);
    setUnderWay((files) => files.filter((file) => file.id !== id));
  }
  async function send(id: string, file: File) {
    const stop = new AbortController();
    begun.current.set(id, { file, stop });
    change(id, { kind: "sending", received: 0 });
    const onProgress = (received: number) => change(id, { kind: "sending", received });
    try {
      await sendFile({ to: of, upload: id, file, signal: stop.signal, onProgress });
      await client.invalidateQueries({ queryKey: filesQuery(of).queryKey });
      forget(id);
    } catch (cause) {
      if (stop.signal.aborted) return;
      const failure = failureOf(cause);
      const isRefused = failure.kind === "refused";
      change(id, isRefused ? { kind: "refused", reason: { said: failure.message } } : { kind: "broken" });
    }
  }
  async function add(chosen: readonly File[], onBegun?: (id: string) => void) {
    let others = whole.length + underWay.filter(({ state }) => state.kind !== "refused").length;
    for (const original of chosen) {
      const id = crypto.randomUUID().replaceAll("-", "");
      const file = await scaledPhoto(original);
      const verdict = judgeOffer({ name: file.name, bytes: file.size, others });
      const state: FileUnderWay["state"] = verdict.ok
        ? { kind: "sending", received: 0 }
        : { kind: "refused", reason: verdict.refusal.kind };
      setUnderWay((files) => [...files, { id, name: file.name, size: file.size, state }]);
      if (!verdict.ok) continue;
      others += 1;
      onBegun?.(id);
      void send(id, file);
    }
  }
  /** Takes a file away that is not sent yet, or gives up one on its way; of what was refused nothing is kept anywhere. */
  async function remove(id: string) {
    const isRefused = underWay.some((file) => file.id === id && file.state.kind === "refused");
    forget(id);
    if (isRefused) return;
    const path = `/tickets/attachments/${id}`;
    // What never began is not there to be removed.
    await callService("general", path, { method: "DELETE" }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: filesQuery(of).queryKey });
  }
  return {
    whole,
    underWay,
    isError: kept.isError,
    isSending: underWay.some(({ state }) => state.kind === "sending"),
    readAgain: () => void kept.refetch(),
    /** Tells the ids of those that begin. */
    add: (files: readonly File[], onBegun?: (id: string) => void) => void add(files, onBegun),
    remove: (id: string) => void remove(id),
    goOn(id: string) {
      const known = begun.current.get(id);
      if (known !== undefined) void send(id, known.file);
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
