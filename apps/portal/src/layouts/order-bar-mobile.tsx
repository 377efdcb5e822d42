import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { OrderBar, type OrderBarParts } from "./order-bar.tsx";

const Sheet = lazy(() => import("@vycep/ui/overlays/sheet.tsx").then((file) => ({ default: file.Sheet })));

/** The variant at the bottom of mobile (LAYOUT-17): "Order details" with its summary, opening all cells (PREFS-10, 11). */
export function OrderBarMobile({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  const [isOpen, setOpen] = useState(false);
  return (
    <OrderBar user={user}>
      {(parts) => (
        <div
          data-print="hide"
          data-bottom-bar="tall"
          className="sticky bottom-14 z-20 bg-bottle-deep text-on-bottle desktop:hidden"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            className="flex min-h-14 w-full items-center gap-3 px-4 text-left"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{t("orderDetails")}</span>
              <Summary {...parts} />
            </span>
            <Icon name="chevron-up" />
          </button>
          {isOpen && (
            <Suspense>
              <Sheet
                isOpen
                onClose={() => setOpen(false)}
                title={t("orderDetails")}
                closeLabel={t("close")}
                footer={
                  <Button isWide size="large" onClick={() => setOpen(false)}>
                    {t("done")}
                  </Button>
                }
              >
                <div className="grid divide-y divide-line px-4 *:py-2">
                  {parts.shipTo}
                  {parts.method}
                  {parts.date}
                  <div>{parts.capacity}</div>
                  <div className="empty:hidden">{parts.changes({ isWide: true })}</div>
                  {parts.notice}
                </div>
              </Sheet>
            </Suspense>
          )}
        </div>
      )}
    </OrderBar>
  );
}

function Summary({ delivery }: OrderBarParts) {
  const t = useTexts("delivery");
  const { shipTo, method, date } = delivery;
  // The day matters most and comes first; of a long line the name of the place is cut off.
  const words = [
    date === undefined ? undefined : formatDayMonth(date),
    method === undefined ? undefined : t(`method.${method}`),
    shipTo?.name,
  ];
  return (
    <span className="block truncate text-fine text-on-bottle-soft">
      {words.filter((word) => word !== undefined).join(" · ")}
    </span>
  );
}
