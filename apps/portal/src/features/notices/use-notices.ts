import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { NoticesAnswer, UnreadNoticesAnswer } from "@vycep/contract/notices/notices.rest";
import type { NoticeTopic } from "@vycep/domain/notices/notice-kind";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";

const noticesKey = ["notices"] as const;

/** What is looked at: all where it is undefined. */
export type NoticesChosen = NoticeTopic | "unread" | undefined;

/** Which of the notices are shown. */
interface NoticesShown {
  readonly topic?: NoticeTopic | undefined;
  readonly unread?: boolean | undefined;
  /** All places where it is left out. */
  readonly shipTos?: readonly string[] | undefined;
}

/** GET notices/GetUnreadNotices: how many nobody has read on any device. */
export const unreadQuery = queryOptions({
  queryKey: [...noticesKey, "GetUnreadNotices"],
  queryFn: async ({ signal }) => {
    const path = "/notices/GetUnreadNotices";
    return (await callService<UnreadNoticesAnswer>("general", path, { signal })).unread;
  },
  staleTime: 60_000,
});

/** GET notices/GetNotices: the newest first, older ones page by page (BELL-01). */
export function noticesQuery({ topic, unread = false, shipTos }: NoticesShown) {
  const asked = { topic, unread: String(unread), shipTos: shipTos?.join(",") };
  return infiniteQueryOptions({
    queryKey: [...noticesKey, "GetNotices", asked],
    queryFn: ({ signal, pageParam }) =>
      callService<NoticesAnswer>("general", "/notices/GetNotices", {
        query: { ...asked, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: NoticesAnswer) => next ?? undefined,
    staleTime: 10_000,
  });
}

/** What is shown of notices is read again: one is new, or was read elsewhere (BELL-02). */
export function readNoticesAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: noticesKey });
}

interface Marked {
  readonly ids?: readonly number[] | undefined;
  readonly isRead: boolean;
}

/** PUT notices/MarkNotices: some as read or unread, or all. */
export function useMarkNotices(failed: string) {
  return useAction(
    (body: Marked) =>
      callService<UnreadNoticesAnswer>("general", "/notices/MarkNotices", { method: "PUT", body }),
    { failed, refresh: readNoticesAgain, idOf: ({ ids }) => ids?.join(" ") ?? "all" },
  );
}
