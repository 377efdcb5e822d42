import { createHash } from "node:crypto";
import { brandTokens } from "@vycep/domain/brand/brand-colours";
import { type Colour, parseColour } from "@vycep/domain/brand/colour";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { homeMarket } from "@vycep/domain/market/market";
import { z } from "zod";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { findConfigByMarket } from "./market.repo.ts";

const colour = z.string().transform((text, context): Colour => {
  const read = parseColour(text);
  if (read !== undefined) return read;
  context.addIssue({ code: "custom", message: "malformed" });
  return z.NEVER;
});

/** Null is the look of the house, after another one. */
export const brandSchema = z
  .object({
    name: z.string().min(1).max(60),
    main: colour,
    deep: colour,
    accent: colour,
    /** A kept file. */
    logo: z.string().nullable().default(null),
    /** The same as papers bear it, and as an icon of telephones: kept files as well, made of it. */
    mark: z.string().nullable().default(null),
    icon: z.string().nullable().default(null),
  })
  .nullable();

/** The look that the brewery has given its portal (DCONF-04). */
export type BrandFacts = NonNullable<z.output<typeof brandSchema>>;

/** The key of the configuration; the whole portal has one look, which stands with the home market. */
export const BRAND_KEY = "brand";

/** The look of the portal on a day; undefined is that of the house. */
export async function brandOn(db: Db, date: LocalDate): Promise<BrandFacts | undefined> {
  const rows = await findConfigByMarket(db, BRAND_KEY, date);
  const own = rows.filter(({ market }) => market === homeMarket());
  return soundRows("portal_config brand", own, ({ value }) => brandSchema.parse(value))[0] ?? undefined;
}

/** Where a logo is; its name is other with every other picture. */
export function logoPath(id: string): string {
  return `/brand/logo/${id}`;
}

/** The portal's colours and logo as a style sheet: custom properties that every page reads, in no layer, so that they win. */
export function brandSheet(brand: BrandFacts): string {
  const tokens = Object.entries(brandTokens(brand)).map(([name, value]) => `--color-${name}:${value}`);
  const root = `:root{${[...tokens, `--color-scrim:${brand.deep}99`].join(";")}}`;
  if (brand.logo === null) return root;
  return root + logoSheet(brand.logo);
}

/** The logo alone, where the colours are not the brewery's own: at the desk. */
export function logoSheet(logo: string): string {
  return `[data-logo]{background:url(${logoPath(logo)}) center/contain no-repeat}[data-logo]>*{display:none}`;
}

/** The path of a style sheet: another one with every change, so that it may be kept for ever. */
export function sheetPath(sheet: string): string {
  return `/brand/${versionOf(sheet)}.css`;
}

/** What a telephone keeps of the portal where somebody puts it among its apps; whatever the house's says besides stays. */
export function brandManifest(brand: BrandFacts, house: Readonly<Record<string, unknown>>): string {
  const { description: _ofTheHouse, ...rest } = house;
  const { name, main, icon } = brand;
  const square = (purpose: object) => ({
    src: logoPath(icon ?? ""),
    type: "image/png",
    sizes: "512x512",
    ...purpose,
  });
  return JSON.stringify({
    ...rest,
    ...{ name, short_name: name, theme_color: main },
    ...(icon !== null && {
      icons: [square({}), square({ purpose: "maskable" })],
      shortcuts: shortcutsWith(house, icon),
    }),
  });
}

/** Its path, which is another one with every change. */
export function manifestPath(manifest: string): string {
  return `/brand/${versionOf(manifest)}.webmanifest`;
}

function shortcutsWith({ shortcuts }: Readonly<Record<string, unknown>>, icon: string) {
  const all: readonly unknown[] = Array.isArray(shortcuts) ? shortcuts : [];
  const icons = [{ src: logoPath(icon), type: "image/png", sizes: "512x512" }];
  return all.map((one) => (typeof one === "object" && one !== null ? { ...one, icons } : one));
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
