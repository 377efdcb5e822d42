import type { PortalMenu } from "@vycep/contract/content/content.rest";
import { menuOf } from "@vycep/domain/access/menu";
import { THEMES } from "@vycep/domain/market/theme";
import { menuLabels } from "@vycep/words/menu/answers";
import type { RequestContext } from "../../platform/request-context.ts";

/** The links of the menus with what each needs (CONTENT-09, REST-06, PERM-08): of a visitor, or as the rights allow. */
export async function getPageMenu(context: RequestContext): Promise<PortalMenu> {
  const visitor = await context.visitor();
  const theme = THEMES[context.site.theme];
  const labelLanguage = context.choice.labelLanguage ?? context.language;
  const items = menuOf(visitor?.permissions, theme).map(
    ({ name, url, permission, place, area, insteadOf }) => ({
      name,
      label: menuLabels[name][labelLanguage],
      url,
      permission: permission ?? null,
      place,
      area: area ?? url,
      insteadOf: insteadOf ?? null,
    }),
  );
  return { items };
}
