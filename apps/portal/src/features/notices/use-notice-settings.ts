import { queryOptions } from "@tanstack/react-query";
import type {
  NoticeSettingsAnswer,
  SetNoticeSettingsBody,
} from "@vycep/contract/notices/notice-settings.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";

/** GET notices/GetNoticeSettings: by which ways one is told of what, at each place (BELL-03). */
export const noticeSettingsQuery = queryOptions({
  queryKey: ["notice-settings"],
  queryFn: ({ signal }) =>
    callService<NoticeSettingsAnswer>("general", "/notices/GetNoticeSettings", { signal }),
  staleTime: 60_000,
});

export type { NoticeSetting, NoticeWay } from "@vycep/domain/notices/notice-setting";

export type SwitchChange = SetNoticeSettingsBody["changes"][number];

/** PUT notices/SetNoticeSettings: turns switches; the answer is what holds from now on. */
export async function setNoticeSettings(changes: readonly SwitchChange[]): Promise<void> {
  const answer = await callService<NoticeSettingsAnswer>("general", "/notices/SetNoticeSettings", {
    method: "PUT",
    body: { changes },
  });
  queryClient.setQueryData(noticeSettingsQuery.queryKey, answer);
}

export function useSetNoticeSettings(failed: string) {
  return useAction(setNoticeSettings, {
    failed,
    idOf: ([first]) => `${first?.setting} ${first?.way}`,
  });
}
