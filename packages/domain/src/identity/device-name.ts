export type BrowserName = "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung";
export type SystemName = "android" | "chrome-os" | "ipad" | "iphone" | "linux" | "mac" | "windows";

/** What a browser says of itself; a part that says nothing we know is left out. */
export type DeviceName = {
  readonly browser: BrowserName | undefined;
  readonly system: SystemName | undefined;
  readonly isPhone: boolean;
};

/** Browsers that call themselves by others' names as well stand before those. */
const BROWSERS: readonly (readonly [BrowserName, RegExp])[] = [
  ["edge", /\bEdg(?:A|iOS)?\//],
  ["opera", /\bOPR\//],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(?:Firefox|FxiOS)\//],
  ["chrome", /\b(?:Chrome|CriOS)\//],
  ["safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [SystemName, RegExp])[] = [
  ["iphone", /\b(?:iPhone|iPod)\b/],
  ["ipad", /\biPad\b/],
  ["android", /\bAndroid\b/],
  ["chrome-os", /\bCrOS\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMacintosh\b/],
  ["linux", /\bLinux\b/],
];

/**
 * The browser and the system behind a `User-Agent`, as a person would name them in a list of devices (D33). It says no
 * more than the text does: an iPad that calls itself a Mac is a Mac.
 *
 * @example deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // { browser: "firefox",
 *   system: "linux", isPhone: false }
 */
export function deviceName(userAgent: string): DeviceName {
  const named = <Name>(table: readonly (readonly [Name, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = named(SYSTEMS);
  return {
    browser: named(BROWSERS),
    system,
    isPhone: system === "iphone" || (system === "android" && /\bMobile\b/.test(userAgent)),
  };
}
