import type { TicketContext } from "@vycep/contract/tickets/tickets.rest";
import type { TicketAbout } from "../../../shared/paths.ts";

type Search = Readonly<Record<string, string | undefined>>;

/**
 * What the address says a new ticket is about; what makes no sense is left out.
 *
 * @example askedAbout({ order: "4700100498", line: "two" }) // { order: "4700100498" }
 */
export function askedAbout(search: Search): TicketAbout {
  const line = /^[1-9]\d{0,4}$/.test(search["line"] ?? "") ? Number(search["line"]) : undefined;
  const asked = {
    category: numberIn(search["category"], 40),
    order: numberIn(search["order"], 40),
    invoice: numberIn(search["invoice"], 40),
    delivery: numberIn(search["delivery"], 40),
    shipTo: numberIn(search["shipTo"], 40),
    material: textIn(search["material"], 80),
  };
  return { ...asked, ...(asked.order !== undefined && { line }) };
}

/** What is sent of it. */
export function contextOf(about: TicketAbout): TicketContext {
  const { order = null, line = null, invoice = null, delivery = null, material = null } = about;
  return { order, line, invoice, delivery, material };
}

/** The name of the draft of a ticket about this: what was begun about something else stays where it is. */
export function draftKeyOf(about: TicketAbout): string {
  const parts = Object.entries(about).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return ["new", ...parts.toSorted()].join(" ").slice(0, 200);
}

function numberIn(text: string | undefined, longest: number): string | undefined {
  return text !== undefined && text.length <= longest && /^[!-~]+$/.test(text) ? text : undefined;
}

function textIn(text: string | undefined, longest: number): string | undefined {
  return text !== undefined && text !== "" && text.length <= longest ? text : undefined;
}
