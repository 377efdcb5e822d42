import type { Page } from "@playwright/test";

/**
 * The server's clock, as this page hears it from now on, runs from an instant on; what else the server says stays. The
 * answer tells how many seconds it has run.
 */
export async function serverClockFrom(page: Page, instant: string): Promise<() => number> {
  const start = Date.parse(instant);
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  await page.route(/\/graphql|\/api\/v1\//, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-server-time": new Date(start + elapsed()).toISOString() };
    await route.fulfill({ response, headers });
  });
  return () => elapsed() / 1000;
}
