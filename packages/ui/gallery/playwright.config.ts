import { defineConfig } from "@playwright/test";

// biome-ignore lint/style/noProcessEnv: the one setting of a test run, the same name as in the other tests
const chromium = process.env.CHROMIUM;
const url = "http://127.0.0.1:3121/";

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/gallery",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  webServer: { command: "vite --config vite.config.ts --port 3121", url, reuseExistingServer: false },
  use: {
    baseURL: url,
    browserName: "chromium",
    locale: "cs-CZ",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      timeout: 90_000,
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
