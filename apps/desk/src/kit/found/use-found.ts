import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FoundRecord, RecordSource } from "../../shared/found-records.ts";

const fewestLetters = 2;

const foundQuery = ({ key, find }: RecordSource, text: string) =>
  queryOptions({
    queryKey: ["found", key, text],
    queryFn: ({ signal }): Promise<readonly FoundRecord[]> => find(text, signal),
  });

/** What is found by what is typed, and the list of it with the one that Enter picks. */
export function useFound(source: RecordSource, typed: string) {
  const text = typed.trim();
  const client = useQueryClient();
  const isSought = text.length >= fewestLetters;
  const { data, isError, isPlaceholderData } = useQuery({
    ...foundQuery(source, text),
    ...{ enabled: isSought, placeholderData: keepPreviousData },
  });
  const [at, setAt] = useState<number>();
  const records = isSought ? (data ?? []) : [];
  const isSettled = isSought && data !== undefined && !isPlaceholderData;
  return {
    records,
    /** Whether that is the answer to what is typed now. */
    isSettled,
    isNone: isSettled && records.length === 0,
    isFailed: isSought && isError,
    /** Waits for the answer; nothing where there is none. */
    findNow: async (sought: string) =>
      client.fetchQuery({ ...foundQuery(source, sought.trim()), staleTime: 60_000 }).catch(() => []),
    list: (length: number) => {
      const marked = Math.min(at ?? 0, length - 1);
      return {
        marked,
        isOpen: at !== undefined && length > 0,
        open: () => setAt(0),
        close: () => setAt(undefined),
        /** Opens it, or marks another one, round and round. */
        move: (by: 1 | -1) => setAt(at === undefined ? 0 : (marked + by + length) % length),
      };
    },
  };
}
