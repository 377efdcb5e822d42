import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { DraftAnswer } from "@vycep/contract/tickets/comments.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { type KeptDraft, useKeptDraft } from "../../shared/drafts/use-kept-draft.ts";
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

export interface Draft<Known extends Fields> extends Omit<KeptDraft<Known>, "content" | "change"> {
  readonly fields: Known;
  readonly change: (fields: Partial<Known>) => void;
  /** Throws it away, here and on the server; tells whether it is gone. */
  readonly discard: () => Promise<boolean>;
}

/** Fields that the server keeps while they are typed, so that they outlive a reload and a sign-out. */
export function useDraft<Known extends Fields>(key: string, empty: Known): Draft<Known> {
  const known = useSuspenseQuery(draftQuery(key)).data;
  const { content, change, ...kept } = useKeptDraft<Known>({
    kept: { ...empty, ...knownOf(empty, known.body) },
    keptAs: known.savedAt === null ? { kind: "nothing" } : { kind: "saved", at: known.savedAt },
    empty,
    keep: async (body) => {
      const call = { method: "PUT", body: { key, body }, outlivesPage: true } as const;
      return (await callService<DraftAnswer>("general", "/tickets/draft", call)).savedAt ?? undefined;
    },
  });
  const thrown = useAction(() =>
    callService("general", "/tickets/draft", { method: "DELETE", query: { key } }),
  );
  return {
    ...kept,
    fields: content,
    change: (changed) => change((before) => ({ ...before, ...changed })),
    async discard() {
      kept.close();
      const ended = await thrown.run();
      kept.reopen();
      if (ended?.kind !== "done") return false;
      kept.start();
      return true;
    },
  };
}

/** Of what was kept the fields that there still are. */
function knownOf<Known extends Fields>(empty: Known, kept: DraftAnswer["body"]): Partial<Known> {
  const names = Object.keys(empty);
  const known = Object.entries(kept ?? {}).filter(([name]) => names.includes(name));
  return Object.fromEntries(known) as Partial<Known>;
}
