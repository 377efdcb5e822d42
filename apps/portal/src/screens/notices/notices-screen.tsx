import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useState } from "react";
import { NoticeChips } from "../../features/notices/notice-chips.tsx";
import { NoticeDays } from "../../features/notices/notice-days.tsx";
import {
  type NoticesChosen,
  noticesQuery,
  unreadQuery,
  useMarkNotices,
} from "../../features/notices/use-notices.ts";
import { PushCard } from "../../features/push/push-card.tsx";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** BELL-01: what happened to one's orders, papers and tickets, by day. */
export const noticesScreen: Screen = {
  component: NoticesScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchInfiniteQuery(noticesQuery({}));
    void queryClient.prefetchQuery(unreadQuery);
  },
};

function NoticesScreen() {
  const t = useTexts("notices");
  const user = useCurrentUser();
  const [chosen, setChosen] = useState<NoticesChosen>();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const unread = useQuery(unreadQuery).data ?? 0;
  const mark = useMarkNotices(t("markFailed"));
  const shipTos = user.shipTos.map(({ shipToId }) => shipToId).filter((id) => !without.has(id));
  const reading = useInfiniteQuery({
    ...noticesQuery({
      topic: chosen === "unread" ? undefined : chosen,
      unread: chosen === "unread",
      shipTos: without.size === 0 ? undefined : shipTos,
    }),
    placeholderData: keepPreviousData,
    throwOnError: (_failure, query) => query.state.data === undefined,
  });
  const notices = reading.data?.pages.flatMap((page) => page.notices);
  const isNarrowed = chosen !== undefined || without.size > 0;
  function toggle(shipToId: string) {
    const next = new Set(without);
    if (!next.delete(shipToId)) next.add(shipToId);
    setWithout(next);
  }
  return (
    <>
      <PageTitle
        title={t("bell")}
        tools={
          unread > 0 && (
            <Button variant="outline" icon="check" onClick={() => void mark.run({ isRead: true })}>
              {t("markAll")}
            </Button>
          )
        }
      />
      <NoticeChips chosen={chosen} unread={unread} onChoose={setChosen} />
      <div className="grid items-start gap-5 desktop:grid-cols-[1fr_22rem]">
        <div className="grid gap-5">
          {notices === undefined && <p role="status">{t("loading")}</p>}
          {notices?.length === 0 && (
            <EmptyState title={t("emptyTitle")}>{t(isNarrowed ? "emptyFound" : "emptyText")}</EmptyState>
          )}
          {notices !== undefined && notices.length > 0 && (
            <NoticeDays notices={notices} places={user.shipTos} onMark={(marked) => void mark.run(marked)} />
          )}
          {reading.hasNextPage && (
            <p className="text-center">
              <Button variant="outline" onClick={() => void reading.fetchNextPage()}>
                {t("showOlder")}
              </Button>
            </p>
          )}
        </div>
        <div className="grid gap-5">
          {user.shipTos.length > 1 && (
            <Card title={t("places")}>
              {user.shipTos.map(({ shipToId, shipToName }) => (
                <Checkbox
                  key={shipToId}
                  label={shipToName}
                  checked={!without.has(shipToId)}
                  onChange={() => toggle(shipToId)}
                />
              ))}
            </Card>
          )}
          <PushCard />
          <Card>{t("keptFor")}</Card>
        </div>
      </div>
    </>
  );
}
