import { storage } from "@vycep/shell/storage/storage";
import { inLocal, readBy } from "@vycep/shell/storage/stored-value";

/** Light, dark, or as the device prefers. */
export const SCHEMES = ["device", "light", "dark"] as const;

export type Scheme = (typeof SCHEMES)[number];

// app/start.ts reads it before anything is drawn; signing out leaves it.
const kept = inLocal(
  "scheme",
  readBy((text) => SCHEMES.find((scheme) => scheme === text)),
);

export function chosenScheme(): Scheme {
  return storage.read(kept) ?? "device";
}

/** Changes the colours of the page at once, and of every later one in this browser. */
export function chooseScheme(scheme: Scheme): void {
  storage.write(kept, scheme === "device" ? undefined : scheme);
  applyScheme();
}

/** Colours the page as was chosen; where nothing was, as the device prefers now. */
export function applyScheme(): void {
  const scheme = chosenScheme();
  const isDark =
    scheme === "dark" || (scheme === "device" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.scheme = isDark ? "dark" : "light";
}
