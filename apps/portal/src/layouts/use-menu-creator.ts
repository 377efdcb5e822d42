import { usePortalExtLinks } from "../features/content/use-portal-ext-links.ts";
import { type CurrentUser, useOpenPermissions } from "../shared/user/current-user.ts";
import type { MenuLink } from "../shared/user/menu-entries.ts";

/** The way to the menu creator, another program that signs in by itself, for who holds Pub Menu (AUTH-04, OP-132). */
export function useMenuCreator({ country }: Pick<CurrentUser, "country">): readonly MenuLink[] {
  const { menuCreator: link } = usePortalExtLinks(country);
  const isOpen = useOpenPermissions().has("Pub Menu");
  if (link === undefined || !isOpen) return [];
  return [{ name: link.name, label: link.label, path: link.url, icon: "external-link", area: link.url }];
}
