import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { STATUS_LOOKS, statusWords } from "./order-status.ts";

interface OrderStatusPillProps {
  readonly status: string;
  readonly state: string | null | undefined;
}

/**
 * How far an order is, in one word, and the finer step beside it (HISTORY-14, D23). A status that nobody knows yet is
 * shown as it came.
 */
export function OrderStatusPill(props: OrderStatusPillProps) {
  const t = useTexts("orders");
  const words = statusWords(props);
  if (words === undefined) return <Status text={props.status} tone="muted" />;
  const { shown, finer } = words;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Status text={t(`status.${shown}`)} {...STATUS_LOOKS[shown]} />
      {finer !== undefined && <span className="text-fine text-ink-soft">{t(`finer.${finer}`)}</span>}
    </span>
  );
}
