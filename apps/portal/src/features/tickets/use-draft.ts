import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { DraftAnswer } from "@vycep/contract/tickets/comments.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { machineTimers } from "@vycep/shell/clock/clock";
import { useLeaving } from "@vycep/shell/page/use-leaving";
import { useEffect, useEffectEvent, useState } from "react";
import { ticketsKey } from "./tickets-key.ts";

type Fields = Readonly<Record<string, string>>;

/** GET tickets/draft: what the person began to write, on whatever device. Asked anew for each page that shows it. */
export function draftQuery(key: string) {
  return queryOptions({
    queryKey: [...ticketsKey, "draft", key],
    queryFn: ({ signal }) =>
      callService<DraftAnswer>("general", "/tickets/draft", { query: { key }, signal }),
    gcTime: 0,
  });
}

export interface Draft<Known extends Fields> {
  readonly fields: Known;
  readonly change: (fields: Partial<Known>) => void;
  /** When the server had all of it. */
  readonly saved:
    | { readonly kind: "nothing" | "saving" | "failed" }
    | { readonly kind: "saved"; readonly at: string };
  /** Throws it away, here and on the server; tells whether it is gone. */
  readonly discard: () => Promise<boolean>;
  /** It is being sent: nothing is saved that would stay behind as a draft of what was sent. */
  readonly close: () => void;
  /** It was not sent: it is saved again. */
  readonly reopen: () => void;
  /** It was sent: the next begins empty. */
  readonly start: () => void;
}

/** Long enough not to send every letter; who leaves earlier has it sent on the way. */
const quietMs = 700;

/** Fields that the server keeps while they are typed, so that they outlive a reload and a sign-out. */
export function useDraft<Known extends Fields>(key: string, empty: Known): Draft<Known> {
  const kept = useSuspenseQuery(draftQuery(key)).data;
  const [fields, setFields] = useState<Known>(() => ({ ...empty, ...knownOf(empty, kept.body) }));
  const [isOpen, setOpen] = useState(true);
  const [unsaved, setUnsaved] = useState(false);
  const [saved, setSaved] = useState<Draft<Known>["saved"]>(
    kept.savedAt === null ? { kind: "nothing" } : { kind: "saved", at: kept.savedAt },
  );

  const thrown = useAction(() =>
    callService("general", "/tickets/draft", { method: "DELETE", query: { key } }),
  );
  const save = useEffectEvent(() => {
    setSaved({ kind: "saving" });
    setUnsaved(false);
    callService<DraftAnswer>("general", "/tickets/draft", {
      method: "PUT",
      body: { key, body: fields },
      outlivesPage: true,
    }).then(
      ({ savedAt }) => setSaved({ kind: "saved", at: savedAt ?? "" }),
      // It stays on the page, and the next letter tries again.
      () => setSaved({ kind: "failed" }),
    );
  });
  useEffect(
    function saveWhenQuiet() {
      return unsaved && isOpen && fields !== undefined ? machineTimers.after(quietMs, save) : undefined;
    },
    [unsaved, isOpen, fields],
  );
  useLeaving(() => {
    if (unsaved && isOpen) save();
  });
  function begin() {
    setOpen(true);
    setUnsaved(false);
    setFields(empty);
    setSaved({ kind: "nothing" });
  }
  return {
    fields,
    saved,
    change(changed) {
      setFields((before) => ({ ...before, ...changed }));
      setUnsaved(true);
    },
    async discard() {
      setOpen(false);
      const ended = await thrown.run();
      setOpen(true);
      if (ended?.kind !== "done") return false;
      begin();
      return true;
    },
    start: begin,
    close: () => setOpen(false),
    reopen: () => setOpen(true),
  };
}

/** Of what was kept the fields that there still are. */
function knownOf<Known extends Fields>(empty: Known, kept: DraftAnswer["body"]): Partial<Known> {
  const names = Object.keys(empty);
  const known = Object.entries(kept ?? {}).filter(([name]) => names.includes(name));
  return Object.fromEntries(known) as Partial<Known>;
}
