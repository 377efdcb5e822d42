/** Links and menus of the shell: GET portalExtLinks, GET pagemenu, GET pagecontent. CONTENT-05…12, REST-39…41. */
import { z } from "zod";

export const portalLinkSchema = z.object({
  name: z.string(),
  label: z.string(),
  url: z.string(),
  type: z.string(),
  order: z.number().int(),
});

export const portalLinksSchema = z.array(portalLinkSchema);

export const menuSchema = z.object({
  items: z.array(z.object({ name: z.string(), label: z.string(), url: z.string(), permission: z.string() })),
});

export const pageContentSchema = z.array(
  z.object({ locationId: z.string(), title: z.string(), body: z.string() }),
);

export const contentQuery = z.object({
  lang: z.string().max(5).optional(),
  locationId: z.string().max(80).optional(),
  country: z.string().max(3).optional(),
});

export type PortalLink = z.infer<typeof portalLinkSchema>;
export type PortalMenu = z.infer<typeof menuSchema>;
export type PageContent = z.infer<typeof pageContentSchema>;
