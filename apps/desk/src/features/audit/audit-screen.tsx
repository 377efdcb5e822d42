import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { paths } from "../../shared/paths.ts";
import { AUDIT_DAYS, AUDIT_KINDS, AUDIT_TOPICS, auditAddress, filterOf } from "./audit-address.ts";
import { AuditEntryCard } from "./audit-entry-card.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditQuery, entriesOnPage } from "./use-audit.ts";

/** DAUD-01: what was done, by whom and from where, the newest first. */
export const auditScreen: Screen = {
  component: AuditScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(auditQuery(auditAddress.parse(search))),
};

function AuditScreen() {
  const t = useTexts("audit");
  const desk = useTexts("desk");
  const list = useDeskList(auditAddress, paths.audit());
  const { state } = list;
  const reading = useQuery({ ...auditQuery(state), placeholderData: keepPreviousData });
  const [shownId, setShown] = useState<string>();
  const page = reading.data;
  const count = page && t("found", { count: page.total });
  const found = page?.isMore === true ? t("foundMore", { count: page.total }) : count;
  return (
    <>
      <DeskHead
        title={desk("audit")}
        note={found && `${found}, ${t("unchangeable")}`}
        tools={
          <ListExport
            operation="auditEntries"
            args={{ filter: filterOf(state, localNow().date) }}
            page={{ first: entriesOnPage, after: state.after }}
            isEmpty={page?.total === 0}
          />
        }
      />
      <SavedViews list="audit" path={paths.audit()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("day")}
          options={AUDIT_DAYS.map((id) => ({ id, label: t(`day.${id}`) }))}
          value={state.day}
          onChange={(day) => list.change({ day })}
        />
        <FilterChip
          label={t("kind")}
          options={AUDIT_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={state.kind}
          onChange={(kind) => list.change({ kind })}
        />
        <FilterChip
          label={t("topic")}
          options={AUDIT_TOPICS.map((id) => ({ id, label: t(`topic.${id}`) }))}
          value={state.topic}
          onChange={(topic) => list.change({ topic })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="eye" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => {
          const shown = items.find(({ id }) => id === shownId) ?? items[0];
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-desktop:grid-cols-1">
              <div className="min-w-0">
                <AuditTable rows={items} shown={shown} onShow={setShown} />
                <KeysetPages
                  summary={found ?? ""}
                  first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
                  next={next == null ? undefined : list.hrefAfter(next)}
                />
              </div>
              {shown && <AuditEntryCard entry={shown} />}
            </div>
          );
        }}
      </DeskListBody>
    </>
  );
}
