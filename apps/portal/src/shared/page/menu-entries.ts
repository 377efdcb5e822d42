import { useRouter } from "@tanstack/react-router";
import type { IconName } from "@vycep/ui/icon.tsx";
import { paths } from "../paths.ts";
import { useOpenPermissions } from "../session/current-user.ts";
import type { PageInfo, TitleKey } from "./screen.ts";

/** One way from the menus to a page. */
export interface MenuLink {
  readonly name: PageInfo["name"];
  readonly title: TitleKey;
  readonly short?: TitleKey;
  readonly path: string;
  readonly icon: IconName;
}

/** The main menu, in the order of the header. */
const main: readonly MenuLink[] = [
  { name: "homepage", title: "home", path: paths.home(), icon: "home" },
  { name: "products", title: "catalogue", path: paths.products(), icon: "grid" },
  { name: "orders-history", title: "orders", path: paths.orderHistory(), icon: "list" },
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
  const mayOpen = useMayOpen();
  return { main: main.filter(mayOpen), user: user.filter(mayOpen), more: more.filter(mayOpen) };
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
