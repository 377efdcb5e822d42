import { useQuery } from "@tanstack/react-query";
import { stepsFrom } from "@vycep/domain/tickets/desk-step";
import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../kit/bulk/use-bulk.ts";
import type { DeskTicketFilter } from "../../shared/graphql.gen/graphql.ts";
import { paths } from "../../shared/paths.ts";
import { useStatusName } from "./ticket-words.tsx";
import { useChangeTickets } from "./use-change-tickets.ts";
import { ticketChoicesQuery } from "./use-tickets.ts";

const acts = [
  { id: "assign", part: "person" },
  { id: "letGo" },
  { id: "setStatus", part: "status" },
] as const;

interface TicketsBulkProps {
  readonly bulk: Bulk;
  readonly filter: DeskTicketFilter;
}

/** What is done to many tickets at once (DLIST-03). */
export function TicketsBulk({ bulk, filter }: TicketsBulkProps) {
  const people = useQuery(ticketChoicesQuery()).data?.people ?? [];
  const statusName = useStatusName();
  return (
    <BulkEnd
      bulk={bulk}
      acts={acts}
      action={useChangeTickets(filter)}
      rowsKey={["tickets"]}
      hrefOf={paths.ticket}
      choices={{
        person: people.map(({ uid, name }) => ({ id: uid, label: name })),
        status: stepsFrom("New").map((status) => ({ id: status, label: statusName(status) })),
      }}
    />
  );
}
