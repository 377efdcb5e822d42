import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { useCreditEvents } from "./claim/credit-events.ts";
import { claimQuery } from "./claim/use-claim.ts";
import { TicketAnswer } from "./ticket-answer.tsx";
import { TicketConversation } from "./ticket-conversation.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketTools } from "./ticket-tools.tsx";
import { dayText, TicketState } from "./ticket-words.tsx";
import { ticketsAddress } from "./tickets-address.ts";
import { ticketQuery } from "./use-ticket.ts";
import { ticketChoicesQuery, ticketsQuery } from "./use-tickets.ts";

/** DTICK-01: one ticket, its conversation and what is done with it; on a telephone, too (DESK-01). */
export const ticketScreen: Screen = {
  component: TicketScreen,
  load: ({ queryClient, params: { number = "" } }) => {
    void queryClient.prefetchQuery(ticketQuery(number));
    void queryClient.prefetchQuery(claimQuery(number));
    void queryClient.prefetchQuery(ticketChoicesQuery());
  },
};

function TicketScreen() {
  const t = useTexts("ticket-desk");
  const desk = useTexts("desk");
  const { number = "" } = useParams({ strict: false });
  const mayChange = useMay({ area: "tickets", power: "change" });
  const reading = useQuery(ticketQuery(number));
  const claim = useQuery(claimQuery(number)).data;
  const credits = useCreditEvents(claim);
  const row = reading.data?.row;
  return (
    <>
      <DeskHead
        title={row?.title ?? `${desk("ticket")} ${number}`}
        badge={row && <TicketState status={row.status} isAnswered={row.isAnswered} />}
        note={
          row && (
            <span className="flex flex-wrap items-center gap-2">
              <span>
                {row.number}, {t("openedOn", { day: dayText(row.opened) })}
              </span>
              <TicketNeighbours number={number} />
            </span>
          )
        }
        tools={reading.data && mayChange && <TicketTools key={number} ticket={reading.data} />}
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("unknownTitle", { number })}
              actions={<ButtonLink href={paths.tickets()}>{desk("toList")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) =>
          found !== null && (
            <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-laptop:grid-cols-1">
              <div className="grid min-w-0 gap-3">
                <TicketConversation ticket={found} credits={credits} />
                {mayChange && <TicketAnswer key={found.row.number} ticket={found} />}
              </div>
              <TicketFacts ticket={found} claim={claim ?? undefined} />
            </div>
          )
        }
      </DeskListBody>
    </>
  );
}

/** Back to the queue, on to the next ticket and the one before (DLIST-05). */
function TicketNeighbours({ number }: { readonly number: string }) {
  const list = useListBehind(ticketsAddress);
  const { data } = useQuery({
    ...ticketsQuery(list ?? ticketsAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <Neighbours
      {...{ id: number, list, address: ticketsAddress, path: paths.tickets() }}
      rows={data?.items.map((row) => ({ id: row.number, name: row.title }))}
      hrefOf={paths.ticket}
    />
  );
}
