import { defineConfig } from "@playwright/test";
import { installedChromium, wholeChromium } from "../tools/test/chromium.ts";

const executablePath = process.env.VYCEP_TEST_CHROMIUM ?? installedChromium();

/** Files with a server of their own, and `npm start` itself. */
const chains = [
  "**/start.spec.ts",
  "**/prices.spec.ts",
  "**/external-issuer.spec.ts",
  "**/second-factor.spec.ts",
  "**/driver-passkey.spec.ts",
  "**/push.spec.ts",
];

/** Only a whole Chromium shows notifications; where none is, that journey is left out. */
const leftOut = wholeChromium() === null ? ["**/push.spec.ts"] : [];

export default defineConfig({
  testDir: ".",
  // Those that go one after another begin first; at the end they would hold up all the rest by themselves.
  projects: [
    { name: "chains", testMatch: chains, testIgnore: leftOut },
    { name: "journeys", testIgnore: [...chains, ...leftOut] },
  ],
  outputDir: "../test-results",
  globalSetup: "./harness/demo-template.ts",
  fullyParallel: true,
  // Two more than the cores that this is meant for: a journey waits now and then, for a server or for a moment.
  workers: 4,
  // A journey that fails now and then is a fault of the product or of the journey: the report calls it flaky, and it
  // is to be mended, but the machine that was busy for a moment does not hold up a change.
  retries: 1,
  forbidOnly: true,
  // Far more than the longest takes, also where two cores have much else to do; what hangs fails at its expectation.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    // A journey looks at what is there and not at how it got there; movement is drawn for nobody, and waited for.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    // A worker would answer what a journey holds back or cuts; the journeys of the worker allow it.
    serviceWorkers: "block",
    // Recording every journey makes all of them a third longer; `npm run test:e2e -- FILE --trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // The first start of a browser on a busy machine may take most of a minute.
      timeout: 90_000,
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives for seconds here: making its scripts faster costs more than they then save.
        "--js-flags=--no-turbofan",
      ],
    },
  },
});
