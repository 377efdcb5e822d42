import type { BrowserName, SystemName } from "@vycep/domain/identity/device-name";

/** Names that are the same in every language. */
export const browserNames: Readonly<Record<BrowserName, string>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  samsung: "Samsung Internet",
};

export const systemNames: Readonly<Record<SystemName, string>> = {
  android: "Android",
  "chrome-os": "ChromeOS",
  ipad: "iPad",
  iphone: "iPhone",
  linux: "Linux",
  mac: "macOS",
  windows: "Windows",
};
