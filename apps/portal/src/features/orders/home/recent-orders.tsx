import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { formatDayMonth, formatMoney } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";

type Row = OrdersAnswer["sopList"][number];

export interface RecentOrdersProps {
  readonly recent: readonly Row[];
  /** The number of the one that is shown. */
  readonly current: string;
  readonly onPick: (number: string) => void;
}

/** The last orders of the place, to choose which of them is repeated; with one alone there is nothing to choose. */
export function RecentOrders({ recent, current, onPick }: RecentOrdersProps) {
  const t = useTexts("reorder");
  if (recent.length < 2) return null;
  const told = toldApart(recent);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed, not a form
    <div role="group" aria-label={t("recentOrders")} className="mb-3 flex flex-wrap gap-2">
      {recent.map(({ orderNumber, lines }) => (
        <Chip
          key={orderNumber}
          isOn={orderNumber === current}
          onClick={() => onPick(orderNumber)}
          text={t("recentOne", {
            day: told.get(orderNumber) ?? orderNumber,
            lines: t("recentLines", { count: lines }),
          })}
        />
      ))}
    </div>
  );
}

/** Each order by as little as tells it from the others: its day, else the time too, else its sum, else its number. */
function toldApart(recent: readonly Row[]): ReadonlyMap<string, string> {
  const namings = [dayOf, momentOf, momentAndSumOf] as const;
  return new Map(
    recent.map((row) => {
      const alone = namings.find((naming) =>
        recent.every((other) => other === row || naming(other) !== naming(row)),
      );
      return [row.orderNumber, alone?.(row) ?? `${momentOf(row)}, ${row.orderNumber}`];
    }),
  );
}

function dayOf({ createdAt }: Row): string {
  const created = decodeMoment(createdAt);
  return created === undefined ? createdAt : formatDayMonth(created.date);
}

function momentOf(row: Row): string {
  const created = decodeMoment(row.createdAt);
  return created === undefined ? row.createdAt : `${dayOf(row)} ${formatTime(created.minutes)}`;
}

function momentAndSumOf(row: Row): string {
  return `${momentOf(row)}, ${formatMoney({ minor: wholeToMinor(row.net), currency: row.currency })}`;
}
