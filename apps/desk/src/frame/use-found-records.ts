import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import type { FinderGroup } from "@vycep/ui/overlays/finder.tsx";
import { recordFinders } from "../shared/finders.ts";
import { type Me, may } from "../shared/me.ts";

/** What is shorter is in too many names. */
const shortest = 2;

interface FoundRecords {
  readonly groups: readonly FinderGroup[];
  readonly isBusy: boolean;
  /** Some of the kinds gave no answer. */
  readonly isFailed: boolean;
}

/** Records with a text in their number or name, of the kinds that the person may see; each kind answers by itself (DLIST-07). */
export function useFoundRecords(text: string, me: Me | undefined): FoundRecords {
  const t = useTexts("desk");
  const isAsked = text.length >= shortest;
  const finders = isAsked ? recordFinders().filter(({ needs }) => may(me, needs)) : [];
  const answers = useQueries({
    queries: finders.map(({ id, find }) => ({
      queryKey: ["palette", id, text],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find(text, signal),
      placeholderData: keepPreviousData,
      retry: false,
    })),
  });
  const groups = finders.flatMap(({ id, title, icon }, index): readonly FinderGroup[] => {
    const found = answers[index]?.data ?? [];
    const items = found.map((record) => ({ ...record, id: `${id}:${record.id}`, icon }));
    return items.length === 0 ? [] : [{ id, title: t(title), items }];
  });
  return {
    groups,
    isBusy: answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ isError }) => isError),
  };
}
