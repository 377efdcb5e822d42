import { type BrandFacts, brandSheetPath, logoPath } from "../modules/market/brand.facts.ts";

/**
 * The first page in the brewery's own look (DCONF-04): its name, colours and logo come with it, so that nothing changes once its
 * scripts run. What was built knows no brand; the style sheet is a file of our own, as the page's policy demands.
 */
export function brandedPage(html: string, brand: BrandFacts): string {
  const name = escaped(brand.name);
  const page = html
    .replace(/<html\b/, () => `<html data-name="${name}"${brand.logo === null ? "" : ' data-sign="own"'}`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_all, head: string) => head + brand.main)
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*/, () => `<title>${name}`)
    .replaceAll(
      /(<svg\b[^>]*\bdata-logo\b[\s\S]*?<\/svg><span\b[^>]*>)[^<]*/g,
      (_all, head: string) => head + name,
    )
    .replace("</head>", () => `<link rel="stylesheet" href="${brandSheetPath(brand)}" /></head>`);
  if (brand.logo === null) return page;
  return page
    .replace(/<link rel="icon" href="\/favicon\.ico"[^>]*>/, "")
    .replace(
      /<link rel="icon" href="\/favicon\.svg"[^>]*>/,
      `<link rel="icon" href="${logoPath(brand.logo)}" />`,
    );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
