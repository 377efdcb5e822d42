import { THEMES, type Theme } from "@vycep/domain/market/theme";

type Look = {
  /** The colour of the browser's own frame: the theme's `--color-bottle`. */
  readonly color: string;
  /** The folder of its icons and manifest. */
  readonly files: string;
};

const looks: Readonly<Partial<Record<Theme, Look>>> = {
  peroni: { color: "#0b2545", files: "/peroni" },
};

/**
 * The first page as a theme shows it: colours, name and icons are told with it, so that nothing has to change once its
 * scripts run (D26). The portal's build knows no theme.
 */
export function themedPage(html: string, theme: Theme): string {
  const look = looks[theme];
  const { brand } = THEMES[theme];
  if (look === undefined || brand === undefined) return html;
  return html
    .replace(/<html\b/, `<html data-theme="${theme}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${look.color}`)
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*/, `<title>${brand}`)
    .replace(/<link rel="icon" href="\/favicon\.ico"[^>]*>/, "")
    .replace(/<link rel="apple-touch-icon"[^>]*>/, "")
    .replace('href="/favicon.svg"', `href="${look.files}/favicon.svg"`)
    .replace('href="/manifest.webmanifest"', `href="${look.files}/manifest.webmanifest"`);
}
