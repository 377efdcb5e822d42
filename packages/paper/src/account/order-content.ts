import type { OrderState } from "@vycep/domain/orders/order-states";
import { formatWindow } from "@vycep/words/engine/format-time";
import type { SheetContent } from "../sheet-content.ts";
import type { PaperWords } from "../tax/tax-content.ts";
import { type ConfirmationPaper, confirmationContent } from "./confirmation-content.ts";

/** An order as the brewery prints it, however far it has come. */
export interface OrderPaper extends ConfirmationPaper {
  readonly state: OrderState;
  readonly window: string;
  readonly noteForDriver: string;
}

/** What stands on the paper of an order, word by word; one that was cancelled says so. */
export function orderContent(paper: OrderPaper, t: PaperWords): SheetContent {
  const { number, state, window, noteForDriver } = paper;
  const { caution, note: shorter, facts, ...confirmation } = confirmationContent(paper, t);
  const less = shorter === undefined ? undefined : `${shorter.label} ${shorter.value}.`;
  return {
    ...confirmation,
    title: t("orderPaper", { number }),
    status: t(`state.${state}`),
    isSent: state !== "cancelled",
    caution: [caution, less].filter((part) => part !== undefined).join(" ") || undefined,
    facts: [
      ...facts.filter(({ value }) => value !== number),
      ...(window === "" ? [] : [{ label: t("window"), value: formatWindow(window) }]),
    ],
    note: noteForDriver === "" ? undefined : { label: t("driverNote"), value: noteForDriver },
  };
}
