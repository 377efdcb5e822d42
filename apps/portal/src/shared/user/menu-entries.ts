import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PortalMenu } from "@vycep/contract/content/content.rest";
import type { MenuPlace } from "@vycep/domain/access/menu";
import type { PageInfo } from "@vycep/shell/page/screen";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import { useOpenPermissions, useVisitor } from "./current-user.ts";
import { pageMenuQuery } from "./page-menu.ts";

/** One way from the menus to a page. */
export interface MenuLink {
  readonly name: PageInfo["name"];
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
  /** The beginning of all addresses that belong to it. */
  readonly area: string;
  /** Stands for another page, to who may not open that one. */
  readonly insteadOf?: PageInfo["name"] | undefined;
}

/** How a line of the server's menu looks here; one that has no icon of its own has a plain one. */
const icons: Readonly<Record<string, IconName>> = {
  homepage: "home",
  aboutTheBrand: "info",
  products: "grid",
  "orders-history": "list",
  "saved-orders": "list",
  "suggested-cart": "wand",
  news: "news",
  support: "headset",
  "my-profile": "user",
  myDocuments: "document",
  reporting: "chart",
  contracts: "receipt",
  marketingMaterials: "image",
  training: "school",
};

export interface MenuLinks {
  readonly main: readonly MenuLink[];
  readonly user: readonly MenuLink[];
  readonly more: readonly MenuLink[];
}

/**
 * The menus of the server (REST-06), of which only such links stand here as lead to pages that exist and are open to who
 * looks at them (PERM-08, PERM-19, LAYOUT-22…25).
 */
export function useMenuLinks(): MenuLinks {
  const isOffered = useIsOffered();
  const uid = useVisitor()?.uid;
  const items = useQuery(pageMenuQuery(uid)).data?.items ?? [];
  const at = (place: MenuPlace) =>
    items
      .filter((item) => item.place === place)
      .map(linkFrom)
      .filter(isOffered);
  return { main: at("main"), user: at("user"), more: at("more") };
}

/** The main menu of who is not signed in; each of its pages asks to sign in where it must (LAYOUT-27). */
export function useVisitorLinks(): readonly MenuLink[] {
  return (useQuery(pageMenuQuery(undefined)).data?.items ?? []).map(linkFrom);
}

function linkFrom({ name, label, url, area, insteadOf }: PortalMenu["items"][number]): MenuLink {
  return { name, label, path: url, area, icon: icons[name] ?? "document", insteadOf: insteadOf ?? undefined };
}

/** Tells whether a link stands in a menu: its page is open, and the one that it stands for is not. */
export function useIsOffered(): (link: Pick<MenuLink, "name" | "insteadOf">) => boolean {
  const mayOpen = useMayOpen();
  return (link) => mayOpen(link) && (link.insteadOf === undefined || !mayOpen({ name: link.insteadOf }));
}

/**
 * Tells whether an address lies within the pages of a link.
 *
 * @example isWithin("/orders/saved", { area: "/orders" }) // true
 */
export function isWithin(address: string, { area }: Pick<MenuLink, "area">): boolean {
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
