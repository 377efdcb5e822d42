/** Links and menus of the shell: GET portalExtLinks, GET pagemenu, GET pagecontent. CONTENT-05…12, REST-39…41. */
import { z as zod } from "zod";

export const portalLinkSchema = zod.object({
  name: zod.string(),
  label: zod.string(),
  url: zod.string(),
  type: zod.string(),
  order: zod.number().int(),
});

export const portalLinksSchema = zod.array(portalLinkSchema);

export const menuSchema = zod.object({
  items: zod.array(
    zod.object({ name: zod.string(), label: zod.string(), url: zod.string(), permission: zod.string() }),
  ),
});

export const pageContentSchema = zod.array(
  zod.object({ locationId: zod.string(), title: zod.string(), body: zod.string() }),
);

export const contentQuery = zod.object({
  lang: zod.string().max(5).optional(),
  locationId: zod.string().max(80).optional(),
  country: zod.string().max(3).optional(),
});

export type PortalLink = zod.infer<typeof portalLinkSchema>;
export type PortalMenu = zod.infer<typeof menuSchema>;
export type PageContent = zod.infer<typeof pageContentSchema>;
