import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CalendarTabs } from "./calendar-tabs.tsx";
import { changesAddress } from "./changes-address.ts";
import { ChangesTable } from "./changes-table.tsx";
import { changesQuery } from "./use-changes.ts";

/** DCAL-02: what changes about deliveries, the nearest day first. */
export const calendarScreen: Screen = {
  component: CalendarScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(changesQuery(changesAddress.parse(search))),
};

function CalendarScreen() {
  const t = useTexts("calendar-desk");
  const desk = useTexts("desk");
  const list = useDeskList(changesAddress, paths.calendar());
  const { standing = "ahead", after } = list.state;
  const reading = useQuery({ ...changesQuery(list.state), placeholderData: keepPreviousData });
  const mayChange = useMay({ area: "calendar", power: "change" });
  return (
    <>
      <DeskHead
        title={desk("calendar")}
        note={t("changes")}
        tools={
          <>
            <Segments
              label={t("standing")}
              options={(["ahead", "past"] as const).map((id) => ({ id, label: t(`standing.${id}`) }))}
              value={standing}
              onPick={(id) => list.change({ standing: id === "ahead" ? undefined : id })}
            />
            {mayChange && (
              <ButtonLink href={paths.newDeliveryChange()} icon="plus">
                {t("newChange")}
              </ButtonLink>
            )}
          </>
        }
      />
      <CalendarTabs current="changes" />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : standing === "past" ? (
            <Nothing icon="calendar" title={t("nonePast")} />
          ) : (
            <Nothing icon="calendar" title={t("noneAhead")}>
              {t("noneAheadText")}
            </Nothing>
          )
        }
      >
        {({ items, next, total }) => (
          <>
            <ChangesTable rows={items} />
            <KeysetPages
              summary={t("found", { count: total })}
              first={after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </>
  );
}
