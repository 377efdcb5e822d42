import { useTexts } from "../shared/i18n/i18n.ts";
import type { CurrentUser } from "../shared/session/current-user.ts";
import { OrderBar } from "./order-bar.tsx";

/** The bar under the header: three cells and the capacity (PREFS-02…06). Hidden on mobile (LAYOUT-16). */
export function OrderBarDesktop({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  return (
    <OrderBar user={user}>
      {({ shipTo, method, date, capacity, notice }) => (
        <section
          aria-label={t("preferences")}
          data-print="hide"
          className="border-b border-line bg-foam max-mobile:hidden"
        >
          <div className="page-width flex min-h-26 items-stretch gap-0 divide-x divide-line">
            <div className="flex w-75 flex-none pr-5 *:flex-1">{shipTo}</div>
            <div className="flex w-64 flex-none px-5 *:flex-1">{method}</div>
            <div className="flex w-54 flex-none px-5 *:flex-1">{date}</div>
            <div className="flex min-w-0 flex-1 items-center py-3 pl-5">{capacity}</div>
          </div>
          {notice && <div className="page-width pb-3">{notice}</div>}
        </section>
      )}
    </OrderBar>
  );
}
