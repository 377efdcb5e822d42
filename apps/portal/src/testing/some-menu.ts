import type { PortalMenu } from "@vycep/contract/content/content.rest";
import type { UserInfo } from "@vycep/contract/users/users.rest";
import { type MenuName, menuOf } from "@vycep/domain/access/menu";
import { parsePermission } from "@vycep/domain/access/permission";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { textsOf } from "@vycep/shell/words/i18n";

/** The menus as the server makes them: by the rights of a person, or of a visitor. */
export function someMenu(user: UserInfo | undefined): PortalMenu {
  const t = textsOf("shell");
  const labels: Readonly<Record<MenuName, string>> = {
    homepage: t("home"),
    aboutTheBrand: t("aboutTheBrand"),
    products: t("catalogue"),
    "orders-history": t("orders"),
    "saved-orders": t("orders"),
    "suggested-cart": t("suggestedCart"),
    news: t("news"),
    support: t("support"),
    "my-profile": t("profile"),
    myDocuments: t("documents"),
    reporting: t("reporting"),
    contracts: t("contracts"),
    marketingMaterials: t("marketing"),
    training: t("training"),
  };
  const rights = user?.allAvailablePermission.map(parsePermission).filter((right) => right !== undefined);
  const items = menuOf(rights && new Set(rights), currentThemeRow()).map(
    ({ name, url, permission, place, area, insteadOf }) => ({
      ...{ name, url, permission: permission ?? null, place, area: area ?? url },
      label: labels[name],
      insteadOf: insteadOf ?? null,
    }),
  );
  return { items };
}
