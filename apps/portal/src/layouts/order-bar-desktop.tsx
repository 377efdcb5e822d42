import { useTexts } from "@vycep/shell/words/i18n";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { OrderBar } from "./order-bar.tsx";

/**
 * The bar under the header: three cells, how full the order is, and the next thing to do about it, in one line of a
 * fixed height (PREFS-02…06). Hidden on mobile (LAYOUT-16).
 */
export function OrderBarDesktop({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  return (
    <OrderBar user={user} look="line">
      {({ shipTo, method, date, capacity, changes, fix, notice }) => (
        <section
          aria-label={t("preferences")}
          data-print="hide"
          className="border-b border-line bg-foam max-mobile:hidden"
        >
          <div className="page-width flex h-order-bar low:h-order-bar-low items-center gap-4 narrow:gap-2.5">
            <div className="flex max-w-75 min-w-20 shrink-[9999]">{shipTo}</div>
            <div className={`${cell} min-w-20`}>{method}</div>
            <div className={`${cell} flex-none`}>{date}</div>
            <div className={`${cell} min-w-min flex-1`}>{capacity}</div>
            {changes({ isWide: false })}
            <div className="flex-none empty:hidden">{fix({ isShort: false })}</div>
          </div>
          {notice && <div className="page-width pb-3">{notice}</div>}
        </section>
      )}
    </OrderBar>
  );
}

const cell = "flex min-h-8 items-center border-l border-line pl-4 narrow:pl-2.5";
