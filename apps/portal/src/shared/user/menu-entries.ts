import { useRouter } from "@tanstack/react-router";
import type { PageInfo, TitleKey } from "@vycep/shell/page/screen";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import { paths } from "../paths.ts";
import { useOpenPermissions } from "./current-user.ts";

/** One way from the menus to a page. */
export interface MenuLink {
  readonly name: PageInfo["name"];
  readonly title: TitleKey;
  readonly short?: TitleKey;
  readonly path: string;
  readonly icon: IconName;
  /** The beginning of all addresses that belong to it, where its own is not that. */
  readonly area?: string;
  /** Stands for another page, to who may not open that one. */
  readonly insteadOf?: PageInfo["name"];
}

/** Orders: the history, or to who may only order, what they put aside (OP-35). */
export function orderLinks(title: TitleKey): readonly MenuLink[] {
  const common = { icon: "list", area: "/orders" } as const;
  return [
    { ...common, name: "orders-history", title, path: paths.orderHistory() },
    { ...common, name: "saved-orders", title, path: paths.savedOrders(), insteadOf: "orders-history" },
  ];
}

/** The main menu, in the order of the header. */
const main: readonly MenuLink[] = [
  { name: "homepage", title: "home", path: paths.home(), icon: "home" },
  { name: "products", title: "catalogue", path: paths.products(), icon: "grid" },
  ...orderLinks("orders"),
  { name: "suggested-cart", title: "suggestedCart", path: paths.suggestedCart(), icon: "wand" },
  { name: "news", title: "news", short: "newsShort", path: paths.news(), icon: "news" },
  { name: "support", title: "support", path: paths.support(), icon: "headset" },
];

/** The user menu (LAYOUT-22…25). */
const user: readonly MenuLink[] = [
  { name: "my-profile", title: "profile", path: paths.profile(), icon: "user" },
  { name: "myDocuments", title: "documents", path: paths.documents(), icon: "document" },
  { name: "reporting", title: "reporting", path: paths.reporting(), icon: "chart" },
  { name: "contracts", title: "contracts", path: paths.contracts(), icon: "receipt" },
];

/** What is neither needed every day nor the person's own. */
const more: readonly MenuLink[] = [
  { name: "marketingMaterials", title: "marketing", path: paths.marketing(), icon: "image" },
  { name: "training", title: "training", path: paths.training(), icon: "school" },
];

export interface MenuLinks {
  readonly main: readonly MenuLink[];
  readonly user: readonly MenuLink[];
  readonly more: readonly MenuLink[];
}

/** The links a visitor may follow: pages that exist and are open to them (PERM-08, LAYOUT-22…25). */
export function useMenuLinks(): MenuLinks {
  const isOffered = useIsOffered();
  return { main: main.filter(isOffered), user: user.filter(isOffered), more: more.filter(isOffered) };
}

/** Tells whether a link stands in a menu: its page is open, and the one that it stands for is not. */
export function useIsOffered(): (link: MenuLink) => boolean {
  const mayOpen = useMayOpen();
  return (link) => mayOpen(link) && (link.insteadOf === undefined || !mayOpen({ name: link.insteadOf }));
}

/**
 * Tells whether an address lies within the pages of a link.
 *
 * @example isWithin("/orders/saved", ordersLink) // true
 */
export function isWithin(address: string, { path, area = path }: Pick<MenuLink, "path" | "area">): boolean {
  return area === "/" ? address === "/" : address === area || address.startsWith(`${area}/`);
}

/** Tells whether a page exists and is open to the visitor. */
export function useMayOpen(): (link: { readonly name: PageInfo["name"] }) => boolean {
  const router = useRouter();
  const open = useOpenPermissions();
  return ({ name }) => {
    const page = Object.values(router.routesById)
      .map((route) => route.options.staticData?.page)
      .find((found) => found?.name === name);
    return page !== undefined && (page.permission === undefined || open.has(page.permission));
  };
}
