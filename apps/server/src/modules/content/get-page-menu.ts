import type { PortalMenu } from "@vycep/contract/content/content.rest";
import { ROUTE_ACCESS } from "@vycep/domain/access/route-access";
import { menuLabels } from "@vycep/words/content/answers";
import type { RequestContext } from "../../platform/request-context.ts";

/** The screens that the menu leads to, in its order. A screen that is not built yet has no line. */
const entries = [
  { name: "homepage", permission: "Home Page" },
  { name: "products", permission: "Catalogue" },
  { name: "orders-history", permission: "My Orders" },
] as const;

/**
 * The links of the main menu with what each needs (CONTENT-09, REST-06, PERM-08): of a signed-in user those that the
 * rights allow, of a visitor the home page, which asks to sign in.
 */
export async function getPageMenu(context: RequestContext): Promise<PortalMenu> {
  const visitor = await context.visitor();
  const items = entries
    .filter(({ name, permission }) => (visitor ? visitor.permissions.has(permission) : name === "homepage"))
    .map(({ name, permission }) => ({
      name,
      label: menuLabels[name][context.language],
      url: ROUTE_ACCESS[name].path,
      permission,
    }));
  return { items };
}
