import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useDeskList } from "../../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { KeysetPages } from "../../../kit/keyset-pages.tsx";
import { ListExport } from "../../../kit/list-export.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { paths } from "../../../shared/paths.ts";
import { HOOK_SHOWS, keysAddress } from "./keys-address.ts";
import { useKeysWords } from "./keys-words.ts";
import {
  type Delivery,
  deliveriesQuery,
  type Endpoint,
  endpointsQuery,
  useRepeatDelivery,
} from "./use-keys.ts";

/** Webhooks of customers: what was sent, and where to (DINT-02). */
export function Webhooks({ mayRepeat }: { readonly mayRepeat: boolean }) {
  const t = useTexts("integrations");
  const { state, change } = useDeskList(keysAddress, paths.keys());
  const { hooks } = state;
  return (
    <section aria-label={t("webhooks")} className="mt-4">
      <div className="mb-2 flex flex-wrap items-center gap-3 px-page">
        <h2 className="type-heading">{t("webhooks")}</h2>
        <Segments
          label={t("hookShow")}
          options={HOOK_SHOWS.map((id) => ({ id, label: t(`hookShow.${id}`) }))}
          value={hooks}
          onPick={(shown) => change({ hooks: shown, from: undefined })}
        />
        <ListExport
          operation={hooks === "addresses" ? "webhookEndpoints" : "webhookDeliveries"}
          args={hooks === "failed" ? { state: "given_up" } : {}}
          isEmpty={false}
        />
        <span className="ml-auto text-fine text-ink-soft">{t("webhooksNote")}</span>
      </div>
      {hooks === "addresses" ? (
        <Addresses />
      ) : (
        <Deliveries isFailedOnly={hooks === "failed"} mayRepeat={mayRepeat} />
      )}
    </section>
  );
}

const looks = {
  waiting: { tone: "preparing", icon: "repeat" },
  delivered: { tone: "done", icon: "check" },
  given_up: { tone: "refused", icon: "error" },
} as const;

function Deliveries({
  isFailedOnly,
  mayRepeat,
}: {
  readonly isFailedOnly: boolean;
  readonly mayRepeat: boolean;
}) {
  const t = useTexts("integrations");
  const { problemName } = useKeysWords();
  const { state: shown } = useDeskList(keysAddress, paths.keys());
  const { from } = shown;
  const reading = useQuery({ ...deliveriesQuery(isFailedOnly, from), placeholderData: keepPreviousData });
  const hrefFrom = (cursor: string | undefined) =>
    paths.keys() + keysAddress.print({ ...shown, from: cursor });
  const action = useRepeatDelivery();
  async function repeat(id: string) {
    const ended = await action.run(id);
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("hookSent"));
  }
  const columns: readonly Column<Delivery>[] = [
    { key: "when", header: t("hookTime"), cell: ({ createdAt }) => momentText(createdAt) },
    {
      key: "event",
      header: t("hookEvent"),
      isRowHeader: true,
      cell: ({ type }) => <EventName type={type} />,
    },
    {
      key: "company",
      header: t("keyCompany"),
      cell: ({ companyId, companyName }) => <Anchor href={paths.company(companyId)}>{companyName}</Anchor>,
    },
    { key: "to", header: t("hookTo"), cell: ({ host }) => host },
    { key: "about", header: t("about"), cell: (delivery) => <About delivery={delivery} /> },
    {
      key: "answer",
      header: t("hookAnswer"),
      cell: ({ statusCode, problem }) =>
        statusCode ?? (problem == null ? "–" : <span className="text-red-ink">{problemName(problem)}</span>),
    },
    { key: "attempts", header: t("attempts"), align: "end", cell: ({ attempts }) => formatCount(attempts) },
    {
      key: "state",
      header: t("how"),
      cell: ({ state, nextAttempt }) => (
        <Status
          {...looks[state]}
          text={
            state === "waiting"
              ? t("hookIs.waiting", { moment: nextAttempt == null ? "" : momentText(nextAttempt) })
              : t(`hookIs.${state}`)
          }
        />
      ),
    },
    ...(mayRepeat
      ? [
          {
            key: "again",
            header: t("hookAgain"),
            align: "end" as const,
            cell: ({ id, type, about }: Delivery) => (
              <Button
                size="small"
                variant="outline"
                isBusy={action.isBusy}
                aria-label={t("hookAgainOf", { event: type, about: about ?? "–" })}
                onClick={() => void repeat(id)}
              >
                {t("hookAgain")}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <div className="px-page empty:hidden">
        <RefusalAlert action={action} title={t("notDone")} />
      </div>
      <DeskListBody
        reading={reading}
        loading={t("loadingHooks")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : (
            <Nothing icon="repeat" title={t("noHooksTitle")}>
              {t("noHooksText")}
            </Nothing>
          )
        }
      >
        {({ items, total, next }) => (
          <>
            <DeskTable
              list="webhook-deliveries"
              caption={t("webhooks")}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              stampOf={({ state, attempts }) => [state, attempts]}
              markOf={({ state }) => (state === "given_up" ? "wrong" : undefined)}
            />
            <KeysetPages
              of={t("webhooks")}
              summary={t("found", { count: total })}
              first={from === undefined ? undefined : hrefFrom(undefined)}
              next={next == null ? undefined : hrefFrom(next)}
            />
          </>
        )}
      </DeskListBody>
    </>
  );
}

/** What happened, in words and as the customer's system is told. */
function EventName({ type }: Pick<Delivery, "type">) {
  const t = useTexts("integrations");
  const [topic = ""] = type.split(".");
  const known = (["order", "delivery", "document", "ticket"] as const).find((one) => one === topic);
  return (
    <>
      {known !== undefined && t(`event.${known}`)}{" "}
      <code className="text-fine font-normal text-ink-soft">{type}</code>
    </>
  );
}

function About({ delivery: { type, about } }: { readonly delivery: Delivery }) {
  if (about == null) return "–";
  if (type.startsWith("order.") || type.startsWith("delivery."))
    return <Anchor href={paths.order(about)}>{about}</Anchor>;
  return type.startsWith("ticket.") ? <Anchor href={paths.ticket(about)}>{about}</Anchor> : about;
}

function Addresses() {
  const t = useTexts("integrations");
  const { topicName } = useKeysWords();
  const reading = useQuery(endpointsQuery);
  const columns: readonly Column<Endpoint>[] = [
    {
      key: "url",
      header: t("hookTo"),
      isRowHeader: true,
      cell: ({ url }) => <span className="break-all">{url}</span>,
    },
    {
      key: "company",
      header: t("keyCompany"),
      cell: ({ companyId, companyName, shipToCount, owner }) => (
        <>
          <Anchor href={paths.company(companyId)}>{companyName}</Anchor>
          <span className="block text-fine text-ink-soft">
            {[t("keyPlaces", { count: shipToCount }), owner].filter(Boolean).join(", ")}
          </span>
        </>
      ),
    },
    { key: "topics", header: t("hookTopics"), cell: ({ topics }) => topics.map(topicName).join(", ") },
    {
      key: "state",
      header: t("how"),
      cell: ({ isOn, failingSince }) => {
        if (!isOn) return <Status tone="muted" icon="pause" text={t("hookOff")} />;
        return failingSince == null ? (
          <Status tone="done" icon="check" text={t("hookOn")} />
        ) : (
          <Status tone="refused" icon="error" text={t("hookFailing", { moment: momentText(failingSince) })} />
        );
      },
    },
  ];
  return (
    <DeskListBody
      reading={reading}
      loading={t("loadingHooks")}
      found={(all) => t("found", { count: all.length })}
      none={(all) =>
        all.length > 0 ? undefined : (
          <Nothing icon="repeat" title={t("noAddressesTitle")}>
            {t("noHooksText")}
          </Nothing>
        )
      }
    >
      {(all) => (
        <DeskTable
          list="webhook-endpoints"
          caption={t("hookShow.addresses")}
          columns={columns}
          rows={all}
          rowKey={({ id }) => id}
        />
      )}
    </DeskListBody>
  );
}
