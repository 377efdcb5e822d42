import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatNearDay } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { Moment } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import { TicketLink } from "../../shared/ticket-link.tsx";
import { useOpenPaper } from "../../shared/use-open-paper.ts";
import type { Order } from "./use-order.ts";

const paperKinds = ["invoice", "credit-note", "delivery-note", "order-confirmation"] as const;

/** The papers of an order, the newest first, each a way to its PDF for who may see papers (DORD-02). */
export function OrderPapers({ papers }: Pick<Order, "papers">) {
  const t = useTexts("order-desk");
  const seesPapers = useMay({ area: "papers", power: "see" });
  const { open } = useOpenPaper();
  return (
    <Rows title={t("papers")} none={t("papersNone")}>
      {papers.map(({ kind, number, issued, ticket }) => {
        const known = paperKinds.find((one) => one === kind);
        const name = known === undefined ? number : t(`paper.${known}`, { number });
        return (
          <Row key={`${kind} ${number}`} aside={formatNearDay(toLocalDate(issued), localNow().date)}>
            {seesPapers ? (
              <LinkAction onClick={() => void open({ kind, number, format: "pdf" })}>{name}</LinkAction>
            ) : (
              name
            )}
            {ticket != null && (
              <>
                {" · "}
                {t("paperOfTicket")} <TicketLink number={ticket} />
              </>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

const knownMessages = [
  "order",
  "cancellation",
  "pricing",
  "confirmation",
  "shipment",
  "delivery",
  "invoice",
  "credit",
] as const;
const messageStates = ["waiting", "taken", "refused", "set-aside"] as const;

/** What was told to the ERP and what it told, with its words where it would not take something. */
export function OrderMessages({ messages }: Pick<Order, "messages">) {
  const t = useTexts("order-desk");
  return (
    <Rows title={t("messages")} none={t("messagesNone")}>
      {messages.map(({ at, kind, isReport, state, error }) => {
        const known = knownMessages.find((one) => one === kind);
        const stands = messageStates.find((one) => one === state);
        return (
          <Row key={`${at} ${kind} ${isReport}`} aside={<Moment at={at} />}>
            <span className="grid">
              {known === undefined ? kind : t(`message.${known}`)}
              <span className="text-fine text-ink-soft">
                {t(isReport ? "fromErp" : "toErp")} · {stands === undefined ? state : t(`erp.${stands}`)}
              </span>
              {error != null && <span className="text-fine text-red-strong">{error}</span>}
            </span>
          </Row>
        );
      })}
    </Rows>
  );
}

/** Tickets that speak of the order; without one there is no card. */
export function OrderTickets({ tickets }: Pick<Order, "tickets">) {
  const t = useTexts("order-desk");
  if (tickets.length === 0) return null;
  return (
    <Rows title={t("tickets")} none="">
      {tickets.map(({ number, title }) => (
        <Row key={number} aside={null}>
          <TicketLink number={number} /> {title}
        </Row>
      ))}
    </Rows>
  );
}

interface RowsProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Rows({ title, none, children }: RowsProps) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid divide-y divide-line">{children}</ul>
      )}
    </Card>
  );
}

function Row({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex justify-between gap-3 py-1.5 text-small">
      <span className="min-w-0">{children}</span>
      <span className="flex-none text-ink-soft">{aside}</span>
    </li>
  );
}
