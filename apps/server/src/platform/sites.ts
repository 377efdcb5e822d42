import { parseTheme, type Theme } from "@vycep/domain/market/theme";
import { z } from "zod";

/** One name under which the portal is reached, and the theme that it shows there (CONFIG-06, D26). */
export type Site = { readonly origin: string; readonly theme: Theme };

/** Every name of the portal; the first is the one of links and of the issuer, and stands for unknown names. */
export type Sites = readonly [Site, ...Site[]];

/** Reads `ponente.brewery.example=peroni`, several apart by commas. */
export const themeHosts = z.string().transform((value, context) => {
  const pairs = value.split(",").map((pair) => {
    const [host = "", name = "", ...rest] = pair.trim().toLowerCase().split("=");
    const theme = parseTheme(name);
    return theme !== undefined && isHostName(host) && rest.length === 0 ? { host, theme } : undefined;
  });
  const sound = pairs.filter((pair) => pair !== undefined);
  const hosts = new Set(sound.map(({ host }) => host));
  if (sound.length === pairs.length && hosts.size === pairs.length) return sound;
  context.addIssue({ code: "custom", message: "must be host=theme, apart by commas, each host once" });
  return z.NEVER;
});

/**
 * The main origin and those of the themes' hosts, which have its scheme and port: one server answers them all. A theme
 * for the main host itself is what that host shows.
 */
export function sitesOf(origin: string, hosts: z.output<typeof themeHosts>): Sites {
  const own = new URL(origin);
  const main = hosts.find(({ host }) => host === own.hostname)?.theme ?? "main";
  const others = hosts.filter(({ host }) => host !== own.hostname);
  return [
    { origin, theme: main },
    ...others.map(({ host, theme }) => {
      const address = new URL(origin);
      address.hostname = host;
      return { origin: address.origin, theme };
    }),
  ];
}

/** The site that a request came to, by the name of its host; whatever else a caller writes there is the main one. */
export function siteOf([main, ...others]: Sites, hostname: string): Site {
  const wanted = hostname.toLowerCase();
  return others.find(({ origin }) => new URL(origin).hostname === wanted) ?? main;
}

function isHostName(text: string): boolean {
  return (
    /^[a-z0-9.-]+$/.test(text) &&
    URL.canParse(`http://${text}`) &&
    new URL(`http://${text}`).hostname === text
  );
}
