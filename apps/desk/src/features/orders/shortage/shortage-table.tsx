import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatWeekdayNear } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { Moment } from "../../../kit/moment.tsx";
import { Method } from "../../../shared/method.tsx";
import { paths } from "../../../shared/paths.ts";
import { OrderState } from "../order-state.tsx";
import type { SharedOrder } from "./shortage-draft.ts";
import type { Confirmed, ShortOrder } from "./use-shortage.ts";

interface ShortageTableProps {
  readonly orders: readonly ShortOrder[];
  /** Those that can be confirmed now, with what each gets. */
  readonly shared: readonly SharedOrder[];
  readonly leftOut: ReadonlySet<string>;
  readonly results: Confirmed["results"];
  readonly onToggle: (number: string) => void;
  readonly onBoxes: (number: string, text: string) => void;
}

/** The orders that wait for the product, those first that can be confirmed now, and among them the first sent. */
export function ShortageTable({ orders, shared, leftOut, results, onToggle, onBoxes }: ShortageTableProps) {
  const t = useTexts("shortage");
  const language = useLanguage();
  const sharedOf = new Map(shared.map((one) => [one.order.number, one]));
  const isShared = ({ number }: ShortOrder) => sharedOf.has(number);
  const refusedOf = new Map(results.map(({ number, refusal }) => [number, refusal?.message]));
  const columns: readonly Column<ShortOrder>[] = [
    {
      key: "order",
      header: t("order"),
      isRowHeader: true,
      cell: ({ number }) =>
        sharedOf.has(number) ? (
          <Checkbox label={number} checked={!leftOut.has(number)} onChange={() => onToggle(number)} />
        ) : (
          <Link href={paths.order(number)}>{number}</Link>
        ),
    },
    {
      key: "place",
      header: t("shipTo"),
      isWide: true,
      cell: ({ shipToId, shipToName }) => (
        <span className="grid justify-items-start">
          <strong>{shipToName}</strong>
          <Link href={paths.call(shipToId)}>{t("call")}</Link>
        </span>
      ),
    },
    {
      key: "day",
      header: t("day"),
      cell: ({ deliveryDate, method }) => (
        <span className="grid">
          {formatWeekdayNear(toLocalDate(deliveryDate), language)}
          <span className="text-fine text-ink-soft">
            <Method method={method} />
          </span>
        </span>
      ),
    },
    { key: "sent", header: t("sentAt"), cell: ({ sentAt }) => <Moment at={sentAt} /> },
    { key: "wants", header: t("wants"), align: "end", cell: ({ ordered }) => formatCount(ordered) },
    {
      key: "gets",
      header: t("gets"),
      cell: (order) => {
        const one = sharedOf.get(order.number);
        if (!one) return <Given order={order} />;
        const most = formatCount(order.ordered);
        return (
          <div className="w-24">
            <TextField
              label={t("getsOf", { name: order.shipToName, number: order.number })}
              isLabelHidden
              size="small"
              inputMode="numeric"
              value={one.text}
              error={one.boxes === undefined ? t("getsWrong", { most }) : undefined}
              onChange={(event) => onBoxes(order.number, event.target.value)}
            />
          </div>
        );
      },
    },
    {
      key: "short",
      header: t("short"),
      align: "end",
      cell: ({ number, ordered, confirmed }) => {
        const short = ordered - (sharedOf.get(number)?.boxes ?? confirmed ?? ordered);
        return short > 0 && <strong className="text-red-strong">−{formatCount(short)}</strong>;
      },
    },
    {
      key: "state",
      header: t("state"),
      cell: (order) => (
        <span className="grid justify-items-start gap-0.5 text-fine">
          <OrderState state={order.state} />
          <Remark
            order={order}
            boxes={sharedOf.get(order.number)?.boxes}
            message={refusedOf.get(order.number) ?? undefined}
          />
        </span>
      ),
    },
  ];
  return (
    <Card title={t("orders")} isFlush>
      <DeskTable
        caption={t("orders")}
        columns={columns}
        rows={[...orders.filter(isShared), ...orders.filter((order) => !isShared(order))]}
        rowKey={({ number }) => number}
        stampOf={({ version }) => version}
      />
    </Card>
  );
}

function Given({ order: { ordered, confirmed } }: { readonly order: ShortOrder }) {
  const t = useTexts("shortage");
  if (confirmed == null) return "–";
  return t("confirmedOf", { confirmed: formatCount(confirmed), ordered: formatCount(ordered) });
}

interface RemarkProps {
  readonly order: ShortOrder;
  readonly boxes: number | undefined;
  /** Why it was left out just now. */
  readonly message: string | undefined;
}

function Remark({ order: { number, isAlone, state, refusal }, boxes, message }: RemarkProps) {
  const t = useTexts("shortage");
  if (message !== undefined) return <strong className="text-red-strong">{message}</strong>;
  if (boxes === 0 && isAlone) return <span className="text-amber-ink">{t("cancels")}</span>;
  if (state === "confirmed") return <Link href={paths.order(number)}>{t("changeIt")}</Link>;
  return refusal != null && <span className="text-ink-soft">{refusal.message}</span>;
}
