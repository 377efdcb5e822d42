import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { OrderState } from "../order-state.tsx";
import type { Order } from "../use-order.ts";

// Few orders fall short.
const ReplacementDialog = lazy(() =>
  import("./replacement-dialog.tsx").then((file) => ({ default: file.ReplacementDialog })),
);

/** What of an order is missing and nothing brings yet, with the way to plan it (DDISP-06). */
export function OrderShortage({ order }: { readonly order: Order }) {
  const tc = useTexts("order-change");
  const mayPlan = useMay({ area: "orders", power: "change" });
  const [isOpen, setOpen] = useState(false);
  const count = order.lines.reduce((sum, { short }) => sum + short, 0);
  if (count === 0) return null;
  const isPlannable = mayPlan && !order.isErpOwned && !order.row.isProvisional;
  return (
    <>
      <Alert
        tone="warning"
        action={
          isPlannable && (
            <Button variant="outline" size="small" icon="truck" onClick={() => setOpen(true)}>
              {tc("replace")}
            </Button>
          )
        }
      >
        {tc("missingOfOrder", { count })}
      </Alert>
      <Suspense>{isOpen && <ReplacementDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The order that this one completes, and those that complete it; without one there is no card (DDISP-06). */
export function OrderReplacements({
  order: { replaces, replacements },
}: {
  readonly order: Pick<Order, "replaces" | "replacements">;
}) {
  const tc = useTexts("order-change");
  const language = useLanguage();
  if (replaces == null && replacements.length === 0) return null;
  return (
    <Card title={tc("replaceTitle")}>
      <ul className="grid divide-y divide-line text-small">
        {replaces != null && (
          <li className="py-1.5">
            {tc("replacesOrder")} <Link href={paths.order(replaces)}>{replaces}</Link>
          </li>
        )}
        {replacements.map(({ number, deliveryDate, state, boxes }) => (
          <li key={number} className="grid gap-1 py-1.5">
            <span className="flex flex-wrap items-center gap-2">
              <Link href={paths.order(number)}>{number}</Link>
              <OrderState state={state} />
            </span>
            <span className="text-ink-soft">
              {tc("replacementOn", {
                day: formatWeekdayNear(toLocalDate(deliveryDate), language),
                count: boxes,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
