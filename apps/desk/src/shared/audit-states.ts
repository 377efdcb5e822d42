import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";

const orders = [
  ...(["received", "confirmed", "loaded", "on-the-way", "delivered"] as const),
  ...(["partially-delivered", "cancelled"] as const),
];
const tickets = [
  ...(["New", "Cancelled", "Merged", "WaitingForDetails", "InProgress", "InformationProvided"] as const),
  ...(["OnHold", "ProblemSolved", "Researching"] as const),
];
const users = ["Active", "Invited", "Suspended", "Deactivated", "Exited", "MoveOut"] as const;
const staff = ["active", "invited", "suspended"] as const;
const drafts = [
  ...(["open", "waiting", "planned", "published", "taken_back", "dropped"] as const),
  ...(["draft", "ahead", "holds", "over", "withdrawn"] as const),
];

/** A state as the pages of its noun call it: one code stands for other things with an order than with a ticket. Undefined of what is no state. */
export function useStateWords() {
  const t = useTexts("audit-fields");
  const methodName = (value: string) => {
    const method = parseShippingMethod(value);
    return method === undefined ? value : t(`method.${method}`);
  };
  const orderState = (value: string) => {
    const known = orders.find((one) => one === value);
    return known === undefined ? value : t(`order.${known}`);
  };
  const ticketStatus = (value: string) => {
    const known = tickets.find((one) => one === spelled(value));
    return known === undefined ? value : t(`ticket.${known}`);
  };
  const userStatus = (value: string) => {
    const known = users.find((one) => one === spelled(value));
    return known === undefined ? value : t(`user.${known}`);
  };
  const staffStatus = (value: string) => {
    const known = staff.find((one) => one === value);
    return known === undefined ? value : t(`staff.${known}`);
  };
  const draftState = (value: string) => {
    const known = drafts.find((one) => one === value);
    return known === undefined ? value : t(`draft.${known}`);
  };
  const ways: Readonly<Record<string, (value: string) => string>> = {
    "order state": orderState,
    "order method": methodName,
    "ticket status": ticketStatus,
    "staff status": staffStatus,
  };
  return ({
    action,
    what,
    value,
  }: {
    readonly action: string;
    readonly what: string;
    readonly value: string;
  }) => {
    if (action === "user.status") return userStatus(value);
    const way = ways[`${action.split(".", 1)[0]} ${what}`] ?? (what === "state" ? draftState : undefined);
    return way?.(value);
  };
}

/** Of more words than one, as the texts are named. */
function spelled(value: string): string {
  return value
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
