import { useTexts } from "@vycep/shell/words/i18n";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { OrderBar } from "./order-bar.tsx";

/** The bar under the header: three cells and the capacity (PREFS-02…06). Hidden on mobile (LAYOUT-16). */
export function OrderBarDesktop({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  return (
    <OrderBar user={user}>
      {({ shipTo, method, date, capacity, changes, notice }) => (
        <section
          aria-label={t("preferences")}
          data-print="hide"
          className="border-b border-line bg-foam max-mobile:hidden"
        >
          <div className="page-width grid min-h-26 grid-cols-3 items-stretch wide:grid-cols-order-bar">
            <div className="flex min-w-0 pr-5 *:flex-1">{shipTo}</div>
            <div className="flex min-w-0 border-l border-line px-5 *:flex-1">{method}</div>
            <div className="flex min-w-0 border-l border-line px-5 *:flex-1">{date}</div>
            <div className="col-span-3 flex min-w-0 items-center gap-4 border-line py-3 max-wide:border-t wide:col-span-1 wide:border-l wide:pl-5">
              <div className="min-w-0 flex-1">{capacity}</div>
              {changes({ isWide: false })}
            </div>
          </div>
          {notice && <div className="page-width pb-3">{notice}</div>}
        </section>
      )}
    </OrderBar>
  );
}
