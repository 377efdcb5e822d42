import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import type { FinderGroup } from "@vycep/ui/overlays/finder.tsx";
import type { FoundRecord } from "../shared/feature.ts";
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

/**
 * Records with a text in their number or name, of the kinds that the person may see (DLIST-07). All kinds come at once, so that
 * nothing moves under what is about to be opened; one that fails takes no other along.
 */
export function useFoundRecords(text: string, me: Me | undefined): FoundRecords {
  const t = useTexts("desk");
  const isAsked = text.length >= shortest;
  const finders = isAsked ? recordFinders().filter(({ needs }) => may(me, needs)) : [];
  const { data, isFetching } = useQuery({
    queryKey: ["palette", finders.map(({ id }) => id), text],
    queryFn: ({ signal }) => Promise.all(finders.map(({ find }) => answerOf(find(text, signal)))),
    enabled: finders.length > 0,
    placeholderData: keepPreviousData,
  });
  const answers = isAsked ? (data ?? []) : [];
  const groups = finders.flatMap(({ id, title, icon }, index): readonly FinderGroup[] => {
    const found = answers[index];
    const records = found === undefined || found === "failed" ? [] : found;
    const items = records.map((record) => ({ ...record, id: `${id}:${record.id}`, icon }));
    return items.length === 0 ? [] : [{ id, title: t(title), items }];
  });
  return { groups, isBusy: isFetching, isFailed: answers.includes("failed") };
}

function answerOf(found: Promise<readonly FoundRecord[]>): Promise<readonly FoundRecord[] | "failed"> {
  return found.catch(() => "failed" as const);
}
