import type { Screen } from "@vycep/shell/page/screen";

type Name = keyof typeof import("./further-screens.ts").furtherScreens;

/** Fetches a screen that is not among those opened first. Where its file is, further-screens.ts knows, which signing in does without. */
export function further(name: Name): () => Promise<Screen> {
  return async () => (await import("./further-screens.ts")).furtherScreens[name]();
}
