import { Status } from "@vycep/ui/data/badge.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { STATUS_LOOKS, statusWord } from "./order-status.ts";

interface OrderStatusPillProps {
  readonly status: string;
  readonly state: string | null | undefined;
}

/** How far an order is, in one word (HISTORY-14). A status that nobody knows yet is shown as it came. */
export function OrderStatusPill(props: OrderStatusPillProps) {
  const t = useTexts("orders");
  const word = statusWord(props);
  if (word === undefined) return <Status text={props.status} tone="muted" />;
  return <Status text={t(`status.${word}`)} {...STATUS_LOOKS[word]} />;
}
