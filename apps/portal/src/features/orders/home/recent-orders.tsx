import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";

export interface RecentOrdersProps {
  readonly recent: readonly OrdersAnswer["sopList"][number][];
  /** The number of the one that is shown. */
  readonly current: string;
  readonly onPick: (number: string) => void;
}

/** The last orders of the place, to choose which of them is repeated; with one alone there is nothing to choose. */
export function RecentOrders({ recent, current, onPick }: RecentOrdersProps) {
  const t = useTexts("reorder");
  if (recent.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed, not a form
    <div role="group" aria-label={t("recentOrders")} className="mb-3 flex flex-wrap gap-2">
      {recent.map(({ orderNumber, createdAt, lines }) => (
        <Chip
          key={orderNumber}
          isOn={orderNumber === current}
          onClick={() => onPick(orderNumber)}
          text={t("recentOne", { day: dayOf(createdAt), lines: t("recentLines", { count: lines }) })}
        />
      ))}
    </div>
  );
}

function dayOf(createdAt: string): string {
  const created = decodeMoment(createdAt);
  return created === undefined ? createdAt : formatDayMonth(created.date);
}
