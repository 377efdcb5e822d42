import { queryOptions } from "@tanstack/react-query";
import type {
  AnnouncementsAnswer,
  DismissAnnouncementBody,
} from "@vycep/contract/notices/announcements.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";
import { currentToken } from "@vycep/shell/session/session";

const announcementsKey = ["announcements"] as const;

/** No timer of a browser holds longer than some weeks; an hour is as good. */
const longestMs = 60 * 60_000;

/**
 * GET notices/GetAnnouncements: the brewery's messages that stand for whoever looks, a visitor or somebody signed in
 * (BELL-04). It is asked again in the moment in which one begins or ends.
 */
export function announcementsQuery() {
  const uid = currentToken()?.uid;
  return queryOptions({
    queryKey: [...announcementsKey, uid ?? "visitor"],
    queryFn: ({ signal }) =>
      callService<AnnouncementsAnswer>("general", "/notices/GetAnnouncements", {
        signal,
        isPublic: uid === undefined,
      }),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => {
      const seconds = state.data?.changesInSeconds ?? undefined;
      return seconds === undefined ? false : Math.min(seconds * 1000, longestMs);
    },
  });
}

/** What stands is asked for again: one came, ended or was put away. */
export function readAnnouncementsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: announcementsKey });
}

/** PUT notices/DismissAnnouncement: for good and on all devices; of a visitor only this page knows. */
export function useHideAnnouncement(failed: string) {
  return useAction(
    async (body: DismissAnnouncementBody) => {
      if (currentToken() !== undefined)
        return callService<AnnouncementsAnswer>("general", "/notices/DismissAnnouncement", {
          method: "PUT",
          body,
        });
      return queryClient.setQueryData(announcementsQuery().queryKey, (held) =>
        held === undefined
          ? held
          : { ...held, announcements: held.announcements.filter(({ key }) => key !== body.key) },
      );
    },
    {
      failed,
      idOf: ({ key }) => key,
      refresh: async () => {
        if (currentToken() !== undefined) await readAnnouncementsAgain();
      },
    },
  );
}
