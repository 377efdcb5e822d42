/** Links, menus, help and texts of the shell, and whom to ask: GET portalExtLinks, supportContacts, pagemenu, pagecontent, helppages. CONTENT-05…17, REST-39…41. */
import { z as zod } from "zod";
import { marketCode } from "../market/codes.ts";
import { weekdays } from "../weekdays.ts";

export const portalLinkSchema = zod.object({
  name: zod.string(),
  label: zod.string(),
  url: zod.string(),
  type: zod.string(),
  order: zod.number().int(),
});

export const portalLinksSchema = zod.array(portalLinkSchema);

const hourOfDay = zod.string().regex(/^\d{2}:\d{2}$/);

/** Customer service of one market (CONTENT-13, CONTENT-14, CONTENT-17, D28); what the brewery has not said is null. */
export const supportContactSchema = zod.object({
  market: marketCode,
  phone: zod.string().nullable(),
  email: zod.string().nullable(),
  hours: zod.array(
    zod.object({
      weekdays,
      from: hourOfDay,
      to: hourOfDay,
    }),
  ),
});

export const supportContactsSchema = zod.array(supportContactSchema);

export const menuSchema = zod.object({
  items: zod.array(
    zod.object({
      name: zod.string(),
      label: zod.string(),
      url: zod.string(),
      permission: zod.string().nullable(),
      place: zod.enum(["main", "user", "more"]),
      area: zod.string(),
      insteadOf: zod.string().nullable(),
    }),
  ),
});

export const pageContentSchema = zod.array(
  zod.object({ locationId: zod.string(), title: zod.string(), body: zod.string() }),
);

/** A page of the tutorial, by the names of the seeds (TUTOR-20). */
export const helpPageSchema = zod.object({
  id: zod.string(),
  page: zod.number().int(),
  section: zod.string(),
  name: zod.string(),
  body: zod.string(),
  file: zod.object({ link: zod.string() }).nullable(),
  newCapability: zod.boolean(),
  mgnllastModified: zod.string().nullable(),
});

export const helpPagesSchema = zod.array(helpPageSchema);

/** A message of the brewery to all its customers (BELL-04, CONFIG-08). */
export const bannerSchema = zod.object({
  id: zod.string(),
  tone: zod.enum(["info", "warning", "critical"]),
  title: zod.string(),
  body: zod.string(),
  link: zod.string().nullable(),
});

/** Those that stand today, the gravest first, and for how many seconds each (OP-126). */
export const bannersSchema = zod.object({
  rotationSeconds: zod.number().int(),
  banners: zod.array(bannerSchema),
});

/** The terms of use in force; null where the brewery has none. */
export const termsSchema = zod
  .object({ version: zod.string(), validFrom: zod.string(), title: zod.string(), body: zod.string() })
  .nullable();

export const contentQuery = zod.object({
  lang: zod.string().max(5).optional(),
  locationId: zod.string().max(80).optional(),
  country: zod.string().max(3).optional(),
});

export type PortalLink = zod.infer<typeof portalLinkSchema>;
export type SupportContact = zod.infer<typeof supportContactSchema>;
export type PortalMenu = zod.infer<typeof menuSchema>;
export type Banner = zod.infer<typeof bannerSchema>;
export type BannersAnswer = zod.infer<typeof bannersSchema>;
export type Terms = zod.infer<typeof termsSchema>;
export type HelpPageEntry = zod.infer<typeof helpPageSchema>;
export type PageContent = zod.infer<typeof pageContentSchema>;
