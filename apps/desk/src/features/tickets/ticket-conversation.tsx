import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import { Moment, momentText } from "../../kit/moment.tsx";
import type { CreditEvent } from "./claim/credit-events.ts";
import { dayText, useStatusName } from "./ticket-words.tsx";
import type { Ticket } from "./use-ticket.ts";

const looks = {
  customer: "border border-line bg-foam",
  brewery: "bg-bottle-tint",
  note: "bg-amber-tint text-amber-ink",
} as const;

interface TicketConversationProps {
  readonly ticket: Ticket;
  /** What was proposed and decided of credits (DTICK-03). */
  readonly credits: readonly CreditEvent[];
}

/** What the customer wrote first, what was said and decided since, and what the house noted, which alone is amber. */
export function TicketConversation({ ticket, credits }: TicketConversationProps) {
  const t = useTexts("ticket-desk");
  const { description, sentAt, person, row, said } = ticket;
  return (
    <section aria-label={t("conversation")}>
      <ol className="grid gap-3">
        <li className={classNames("rounded-control px-4 py-3", looks.customer)}>
          <Speaker name={person.name}>
            {sentAt == null ? dayText(row.opened) : <Moment at={sentAt} />}
          </Speaker>
          <p className="whitespace-pre-line break-words">{description}</p>
        </li>
        {inOrder(said, credits).map((one) => {
          if (one.kind === "credit") return <Event key={one.id} text={one.text} />;
          return one.kind === "status" ? (
            <Changed key={one.id} change={one} />
          ) : (
            <Said key={one.id} said={one} />
          );
        })}
      </ol>
    </section>
  );
}

/** By time; of one moment what was said stands first. */
function inOrder(said: Ticket["said"], credits: readonly CreditEvent[]) {
  return [...said, ...credits].toSorted((one, other) => one.at.localeCompare(other.at));
}

function Event({ text }: Pick<CreditEvent, "text">) {
  return <li className="text-center text-fine break-words text-ink-soft">{text}</li>;
}

function Said({ said: { kind, by, at, text } }: { readonly said: Ticket["said"][number] }) {
  const t = useTexts("ticket-desk");
  if (kind === "status") return null;
  const name = by ?? t("house");
  return (
    <li className={classNames("rounded-control px-4 py-3", looks[kind])}>
      <Speaker name={kind === "note" ? `${name} · ${t("onlyInside")}` : name}>
        <Moment at={at} />
      </Speaker>
      <p className="whitespace-pre-line break-words">{text}</p>
    </li>
  );
}

function Speaker({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
      <strong>{name}</strong>
      <span className="text-fine text-ink-soft">{children}</span>
    </p>
  );
}

function Changed({ change: { at, by, text } }: { readonly change: Ticket["said"][number] }) {
  const t = useTexts("ticket-desk");
  const values = { moment: momentText(at), status: useStatusName()(text) };
  return (
    <Event text={by == null ? t("becameStatus", values) : t("becameStatusBy", { ...values, who: by })} />
  );
}
