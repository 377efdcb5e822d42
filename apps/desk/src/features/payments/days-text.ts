import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { formatDate, formatDayMonth } from "@vycep/words/engine/format";
import type { StatementHead } from "./use-payments.ts";

/** From which day to which a statement tells: `20.11. – 22.11.2026`. */
export function daysText({ from, to }: Pick<StatementHead, "from" | "to">): string {
  if (from == null || to == null) return "–";
  const last = formatDate(toLocalDate(to));
  return from === to ? last : `${formatDayMonth(toLocalDate(from))} – ${last}`;
}
