import {
  type BrandFacts,
  brandSheet,
  logoPath,
  logoSheet,
  sheetPath,
} from "../../modules/market/brand.facts.ts";
import { portalSentences } from "../../modules/market/brand-words.facts.ts";

/**
 * The first page in the brewery's own look (DCONF-04): its name, colours and logo come with it, so that nothing changes once its
 * scripts run. What was built knows no brand; the style sheet is a file of our own, as the page's policy demands.
 */
export function brandedPage(html: string, brand: BrandFacts, manifest?: string): string {
  const name = escaped(brand.name);
  const page = named(html, brand)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_all, head: string) => head + brand.main)
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replaceAll(
      /(<svg\b[^>]*\bdata-logo\b[\s\S]*?<\/svg><span\b[^>]*>)[^<]*/g,
      (_all, head: string) => head + name,
    )
    .replace("</head>", () => `<link rel="stylesheet" href="${sheetPath(brandSheet(brand))}" /></head>`);
  const said = portalSentences(name).reduce(
    (text, { house, own }) => text.replaceAll(`>${house}<`, () => `>${own}<`),
    page,
  );
  return manifest === undefined ? said : said.replace('href="/manifest.webmanifest"', `href="${manifest}"`);
}

/** The desk's first page with the brewery's name and logo; its colours are its own, light and dark. */
export function brandedDesk(html: string, brand: BrandFacts): string {
  const page = named(html, brand);
  if (brand.logo === null) return page;
  const sheet = sheetPath(logoSheet(brand.logo));
  return page.replace("</head>", () => `<link rel="stylesheet" href="${sheet}" /></head>`);
}

/** Name and icons, and where the scripts of the page find them. */
function named(html: string, brand: BrandFacts): string {
  const { logo, mark, icon } = brand;
  const name = escaped(brand.name);
  const facts = [
    ` data-name="${name}"`,
    ...(logo === null ? [] : [' data-sign="own"']),
    ...(mark === null ? [] : [` data-mark="${logoPath(mark)}"`]),
  ].join("");
  const page = html.replace(/<html\b/, () => `<html${facts}`).replace(/<title>[^<]*/, () => `<title>${name}`);
  if (logo === null) return page;
  return page
    .replace(/<link rel="icon" href="\/favicon\.ico"[^>]*>/, "")
    .replace(/<link rel="icon" href="\/favicon\.svg"[^>]*>/, `<link rel="icon" href="${logoPath(logo)}" />`)
    .replace(
      /<link rel="apple-touch-icon"[^>]*>/,
      icon === null ? "" : `<link rel="apple-touch-icon" href="${logoPath(icon)}" />`,
    );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
