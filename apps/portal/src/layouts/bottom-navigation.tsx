import { useLocation } from "@tanstack/react-router";
import type { TitleKey } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { lazy, Suspense, useState } from "react";
import { paths } from "../shared/paths.ts";
import { type CurrentUser, selectableShipTosOf } from "../shared/user/current-user.ts";
import { isWithin, type MenuLink, useIsOffered } from "../shared/user/menu-entries.ts";

const MenuSheet = lazy(() => import("./menu-sheet.tsx").then((file) => ({ default: file.MenuSheet })));

type Place = Omit<MenuLink, "label"> & { readonly title: TitleKey };

const orders = { title: "ordersShort", icon: "list", area: "/orders" } as const;

const places: readonly Place[] = [
  { name: "homepage", title: "home", path: paths.home(), area: "/", icon: "home" },
  { name: "products", title: "catalogue", path: paths.products(), area: paths.products(), icon: "grid" },
  { name: "cart", title: "cart", path: paths.cart(), area: paths.cart(), icon: "cart" },
  { ...orders, name: "orders-history", path: paths.orderHistory() },
  { ...orders, name: "saved-orders", path: paths.savedOrders(), insteadOf: "orders-history" },
];

const itemClass =
  "flex min-h-12.5 w-full flex-col items-center justify-center gap-0.5 rounded-small text-micro font-semibold text-ink-soft aria-[current]:text-bottle";

/** The bottom navigation of mobile (LAYOUT-11, OP-143): Home, Catalogue, Cart, Orders by permission, and Menu. */
export function BottomNavigation({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("shell");
  const isOffered = useIsOffered();
  const hasCart = selectableShipTosOf(user).length > 0;
  const path = useLocation({ select: (location) => location.pathname });
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={t("bottomMenu")}
        data-print="hide"
        data-bottom-bar="low"
        className="sticky bottom-0 z-30 border-t border-line bg-foam pb-[env(safe-area-inset-bottom)] shadow-bar desktop:hidden choosing:hidden"
      >
        <ul className="flex px-1">
          {places
            .filter((link) => isOffered(link) && (link.name !== "cart" || hasCart))
            .map((link) => (
              <li key={link.name} className="flex-1">
                <Anchor
                  href={link.path}
                  {...(isWithin(path, link) && { "aria-current": "page" as const })}
                  className={itemClass}
                >
                  <Icon name={link.icon} size="large" />
                  {t(link.title)}
                </Anchor>
              </li>
            ))}
          <li className="flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
              className={itemClass}
            >
              <Icon name="menu" size="large" />
              {t("menu")}
            </button>
          </li>
        </ul>
      </nav>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MenuSheet user={user} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
