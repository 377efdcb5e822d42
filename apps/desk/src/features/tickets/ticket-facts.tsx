import { useAction } from "@vycep/shell/actions/use-action";
import { saveFile } from "@vycep/shell/files/save-file";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link, LinkAction } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { ClaimCard } from "./claim/claim-card.tsx";
import type { Claim } from "./claim/use-claim.ts";
import { TicketTimes } from "./ticket-times.tsx";
import { TicketState, useStatusName } from "./ticket-words.tsx";
import { fetchFile } from "./use-file.ts";
import type { Ticket } from "./use-ticket.ts";

/** Who it is about, how far it is, what it belongs to, and what the place asked before. */
export function TicketFacts({
  ticket,
  claim,
}: {
  readonly ticket: Ticket;
  readonly claim: Claim | undefined;
}) {
  return (
    <div className="grid min-w-0 gap-3">
      <Person ticket={ticket} />
      {claim && <ClaimCard key={claim.number} claim={claim} />}
      <Standing ticket={ticket} />
      <TicketTimes clocks={ticket.row.clocks} />
      <Others ticket={ticket} />
    </div>
  );
}

function Person({ ticket: { row, person } }: { readonly ticket: Ticket }) {
  const t = useTexts("ticket-desk");
  const seesCustomers = useMay({ area: "customers", power: "see" });
  return (
    <Card title={row.shipToName}>
      <div className="grid gap-1 text-small">
        <span className="text-ink-soft">
          {row.shipToId} · {row.companyName}
        </span>
        <span>
          {person.name}
          {" · "}
          {person.phone === "" ? (
            t("phoneNone")
          ) : (
            <Link href={`tel:${person.phone.replaceAll(" ", "")}`}>{person.phone}</Link>
          )}
        </span>
        {seesCustomers && (
          <span className="flex flex-wrap gap-3">
            <Link href={paths.call(row.shipToId)}>{t("call")}</Link>
            <Link href={paths.shipTo(row.shipToId)}>{t("record")}</Link>
          </span>
        )}
      </div>
    </Card>
  );
}

function Standing({ ticket }: { readonly ticket: Ticket }) {
  const t = useTexts("ticket-desk");
  const seesOrders = useMay({ area: "orders", power: "see" });
  const { row, order, invoice, delivery, mergedInto, files } = ticket;
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t("state"), value: <TicketState status={row.status} isAnswered={row.isAnswered} /> },
    { label: t("assignee"), value: row.assignee?.name ?? t("free") },
    { label: t("category"), value: row.category },
    { label: t("subcategory"), value: row.subcategory },
    {
      label: t("order"),
      value: order != null && (seesOrders ? <Link href={paths.order(order)}>{order}</Link> : order),
    },
    { label: t("invoice"), value: invoice },
    { label: t("delivery"), value: delivery },
    {
      label: t("mergedInto"),
      value: mergedInto != null && <Link href={paths.ticket(mergedInto)}>{mergedInto}</Link>,
    },
    { label: t("files"), value: files.length > 0 && <Files files={files} /> },
  ];
  return (
    <Card title={t("facts")}>
      <div className="text-small break-words">
        <DefinitionList
          items={facts.flatMap(({ label, value }) =>
            value == null || value === false ? [] : [{ label, value }],
          )}
        />
      </div>
    </Card>
  );
}

function Files({ files }: Pick<Ticket, "files">) {
  return (
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={file.id}>
          <File file={file} />
        </li>
      ))}
    </ul>
  );
}

function File({ file: { id, name } }: { readonly file: Ticket["files"][number] }) {
  const action = useAction(async () => saveFile(name, (await fetchFile(id)).file));
  return <LinkAction onClick={() => void action.run()}>{name}</LinkAction>;
}

function Others({ ticket: { others } }: { readonly ticket: Ticket }) {
  const t = useTexts("ticket-desk");
  const statusName = useStatusName();
  return (
    <Card title={t("others")}>
      {others.length === 0 ? (
        <p className="text-small text-ink-soft">{t("othersNone")}</p>
      ) : (
        <ul className="grid gap-1.5 text-small">
          {others.map(({ number, title, status }) => (
            <li key={number}>
              <Link href={paths.ticket(number)}>{number}</Link> {title}
              <span className="text-ink-soft">, {statusName(status)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
