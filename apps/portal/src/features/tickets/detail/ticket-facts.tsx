import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { spacedPhone } from "@vycep/domain/market/phone";
import { Link } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../../shared/paths.ts";
import { useTicketsWords } from "../tickets-words.ts";

/** All that is known of a ticket besides what was said (TICKET-05). */
export function TicketFacts({ ticket }: { readonly ticket: TicketAnswer }) {
  const { t, day, moment } = useTicketsWords();
  const { about, closed } = ticket;
  const order =
    about.order !== null && about.line !== null
      ? t("about.orderLine", { number: about.order, line: String(about.line) })
      : about.order !== null && t("about.order", { number: about.order });
  const rows = [
    { label: t("caseNumber"), value: ticket.caseNumber },
    { label: t("category"), value: ticket.categoryName },
    { label: t("subcategory"), value: ticket.subcategoryName },
    { label: t("shipTo"), value: ticket.shipToName },
    { label: t("customerId"), value: ticket.customerId },
    { label: t("openedBy"), value: ticket.caller },
    { label: t("contact"), value: ticket.contact === "" ? "" : spacedPhone(ticket.contact) },
    { label: t("opened"), value: ticket.sentAt === null ? day(ticket.opened) : moment(ticket.sentAt) },
    {
      label: t(ticket.status === "Problem Solved" ? "solvedOn" : "closedOn"),
      value: closed === null ? "" : day(closed),
    },
  ];
  return (
    <Card title={t("details")}>
      <DefinitionList items={rows.filter(({ value }) => value !== "")} />
      <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-small empty:hidden">
        {about.order !== null && (
          <li>
            <Link href={paths.order(about.order)}>{order}</Link>
          </li>
        )}
        {about.invoice !== null && (
          <li>
            <Link href={paths.invoice(about.invoice)}>{t("about.invoice", { number: about.invoice })}</Link>
          </li>
        )}
        {about.delivery !== null && <li>{t("about.delivery", { number: about.delivery })}</li>}
        {about.material !== null && <li>{t("about.material", { number: about.material })}</li>}
      </ul>
    </Card>
  );
}
