import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { OrderBar, type OrderBarParts } from "./order-bar.tsx";

const Sheet = lazy(() => import("@vycep/ui/overlays/sheet.tsx").then((file) => ({ default: file.Sheet })));

/**
 * The variant at the bottom of mobile (LAYOUT-17): how full the order is, and the next thing to do about it; the rest of
 * it opens "Order details" with all cells (PREFS-10, PREFS-11).
 */
export function OrderBarMobile({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  const [isOpen, setOpen] = useState(false);
  return (
    <OrderBar user={user} look="cell">
      {(parts) => (
        <div
          data-print="hide"
          data-bottom-bar="tall"
          data-surface="dark"
          className="sticky bottom-12.5 z-20 bg-bottle-deep text-on-bottle desktop:hidden displaced:static choosing:hidden squat:static"
        >
          <div className="relative flex h-12 items-center gap-3 px-4">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
              className="min-w-0 flex-1 text-left after:absolute after:inset-0"
            >
              <span className="sr-only">{t("orderDetails")} </span>
              <Summary {...parts} />
            </button>
            <div className="relative flex-none">{parts.fix({ isShort: true })}</div>
            <Icon name="chevron-up" />
          </div>
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

/** The figure and what it means; then day, way and place, of which the end is cut off. */
function Summary({ delivery, bar }: OrderBarParts) {
  const t = useTexts("delivery");
  const { shipTo, method, date } = delivery;
  const way = method === undefined ? undefined : t(`method.${method}`);
  const isEmpty = bar === undefined || bar.state === "empty";
  const first = isEmpty ? [way, bar?.words.brief] : [bar.words.figure];
  const words = [
    isEmpty ? bar && t("barEmptyCart") : bar.words.note,
    date === undefined ? undefined : formatDayMonth(date),
    isEmpty ? undefined : way,
    shipTo?.name,
  ];
  return (
    <>
      <span className="block truncate font-bold">{`${known(first).join(" ")} `}</span>
      <span className="block truncate text-fine text-on-bottle-soft">{known(words).join(" · ")}</span>
    </>
  );
}

function known(words: readonly (string | undefined)[]): readonly string[] {
  return words.filter((word) => word !== undefined);
}
