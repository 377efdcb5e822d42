import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useState } from "react";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useSelection } from "../../kit/selection.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { IntegrationCards } from "./integration-cards.tsx";
import { IntegrationsTabs } from "./integrations-tabs.tsx";
import { MessageCard } from "./message-card.tsx";
import { MESSAGE_STANDINGS, messagesAddress } from "./messages-address.ts";
import { MessagesTable } from "./messages-table.tsx";
import {
  erpMessagesQuery,
  integrationsQuery,
  messagesOnPage,
  useSendErpMessages,
} from "./use-integrations.ts";

/** DINT-01: what the brewery is connected to, and what waits for the ERP. */
export const integrationsScreen: Screen = {
  component: IntegrationsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(integrationsQuery());
    void queryClient.prefetchQuery(erpMessagesQuery(messagesAddress.parse(search)));
  },
};

function IntegrationsScreen() {
  const t = useTexts("integrations");
  const desk = useTexts("desk");
  const client = useQueryClient();
  const reading = useQuery(integrationsQuery());
  const [first] = reading.data ?? [];
  return (
    <>
      <DeskHead
        title={desk("integrations")}
        note={first && t("lookedAt", { time: momentText(first.lookedAt) })}
        tools={
          <Button
            variant="outline"
            icon="repeat"
            isBusy={reading.isFetching}
            onClick={() => void client.invalidateQueries({ queryKey: ["integrations"] })}
          >
            {t("tryNow")}
          </Button>
        }
      />
      <IntegrationsTabs current="state" />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={(all) => all.map(({ name, state }) => `${t(name)}: ${t(`state.${state}`)}`).join(", ")}
        none={() => undefined}
      >
        {(integrations) => <IntegrationCards integrations={integrations} />}
      </DeskListBody>
      <Queue />
    </>
  );
}

function Queue() {
  const t = useTexts("integrations");
  const list = useDeskList(messagesAddress, paths.integrations());
  const { state } = list;
  const reading = useQuery({ ...erpMessagesQuery(state), placeholderData: keepPreviousData });
  const [shownId, setShown] = useState<string>();
  const selection = useSelection(messagesAddress.print(state));
  const mayAct = useMay({ area: "configuration", power: "change" });
  const isOpen = state.standing === "open";
  const page = reading.data;
  const sending = useSending();
  // What is shown stays what it is when a newer one is refused meanwhile: somebody may be writing a reason there (DLIST-06).
  const items = page?.items ?? [];
  const worst = items.find((one) => one.state === "refused") ?? items[0];
  if (worst !== undefined && !items.some(({ id }) => id === shownId)) setShown(worst.id);
  const count = page && t("found", { count: page.total });
  const found = page?.isMore === true ? t("foundMore", { count: page.total }) : count;
  return (
    <section aria-label={t("queue")} className="mt-4">
      <div className="mb-2 flex flex-wrap items-center gap-3 px-page">
        <h2 className="type-heading">{t("queue")}</h2>
        <Segments
          label={t("standing")}
          options={MESSAGE_STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) }))}
          value={state.standing}
          onPick={(standing) => list.change({ standing })}
        />
        <ListExport
          operation="erpMessages"
          args={{ standing: state.standing }}
          page={{ first: messagesOnPage, after: state.after }}
          isEmpty={page?.total === 0}
        />
        {isOpen && mayAct && page !== undefined && page.total > 0 && (
          <Button
            size="small"
            variant="outline"
            icon="repeat"
            isBusy={sending.isBusy}
            onClick={() => void sending.send(undefined)}
          >
            {t("sendAll")}
          </Button>
        )}
      </div>
      <div className="px-page empty:hidden">
        <RefusalAlert action={sending} title={t("notDone")} />
      </div>
      <DeskListBody
        reading={reading}
        loading={t("loadingMessages")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : (
            <Nothing icon="success" title={t(isOpen ? "noneOpenTitle" : "noneTitle")}>
              {t(isOpen ? "noneOpenText" : "noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => {
          const shown = items.find(({ id }) => id === shownId) ?? items[0];
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-3 max-desktop:grid-cols-1">
              <div className="min-w-0">
                <MessagesTable
                  rows={items}
                  shown={shown}
                  onShow={setShown}
                  selection={isOpen && mayAct ? selection : undefined}
                />
                <p className="mt-2 text-fine text-ink-soft">{t("once")}</p>
                <KeysetPages
                  summary={found ?? ""}
                  first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
                  next={next == null ? undefined : list.hrefAfter(next)}
                />
                <BulkBar selection={selection}>
                  <Button
                    variant="onDark"
                    size="small"
                    icon="repeat"
                    isBusy={sending.isBusy}
                    onClick={() => void sending.send([...selection.chosen], selection.clear)}
                  >
                    {t("sendChosen", { count: selection.chosen.size })}
                  </Button>
                </BulkBar>
              </div>
              {shown && <MessageCard key={shown.id} message={shown} />}
            </div>
          );
        }}
      </DeskListBody>
    </section>
  );
}

/** Sends messages at once; what is refused is said above them, and what was chosen stays chosen. */
function useSending() {
  const t = useTexts("integrations");
  const action = useSendErpMessages();
  async function send(ids: readonly string[] | undefined, onSent?: () => void) {
    const ended = await action.run(ids);
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("sent", { count: ended.answer.count }));
    onSent?.();
  }
  return { ...action, send };
}
