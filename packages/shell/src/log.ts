/**
 * What operators may want to see in a browser's console and users must not (CONFIG-14, SESSION-29).
 * The only place of the portal that writes there.
 */
export function logWarning(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one door to the console
  console.warn(`vycep: ${message}`, ...(cause === undefined ? [] : [cause]));
}
