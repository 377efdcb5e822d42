import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import SlowFirst from "./tools/test/slow-first.ts";

// The db and server projects talk to a real PostgreSQL. The set-up starts the project's own throwaway one,
// unless VYCEP_TEST_DATABASE_URL names another.
// Where `isolate` is off, the files of a worker share their modules: nothing there keeps a state between tests.
const postgres = ["tools/test/postgres.setup.ts"];
const compiled = ["tools/test/compile.setup.ts"];

// What runs on Node is loaded by Node, as in production, and not rewritten by Vite: a tenth less work. Nothing there
// needs Vite's mocks.
const asNodeRunsIt = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// No test waits for a clock; only a loaded machine makes one slow, and that is no reason to go red.
// What passes only at its second try is named at the end and is to be mended; the machine that was busy for a moment
// does not hold up a change.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, retry: 1 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/!(shell)/src/**/*.test.ts",
            "tools/**/*.test.ts",
            "apps/{portal,desk}/*.test.ts",
          ],
          exclude: ["tools/drills/**", "**/node_modules/**"],
          environment: "node",
          isolate: false,
          ...patience,
        },
      },
      {
        // Compiles the house once more, with a noun that a newcomer would begin with: `npm run test:new`, after templates or walls changed.
        test: { name: "new", include: ["tools/new/*.deep.ts"], environment: "node" },
      },
      {
        test: {
          name: "portal",
          include: ["{apps/portal,packages/shell}/src/**/*.test.ts"],
          setupFiles: ["apps/portal/src/testing/connect.ts"],
          environment: "node",
          isolate: false,
          ...patience,
        },
      },
      {
        // What draws: widgets and screens, by role and label (packages/ui/src/testing).
        test: {
          name: "components",
          include: ["{packages/*,apps/portal}/src/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["packages/ui/src/testing/browser.setup.ts", "apps/portal/src/testing/connect.ts"],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "desk",
          // The shell stands in the desk here, as the desk's build says (packages/shell/src/door).
          env: { VYCEP_APP: "desk" },
          include: ["apps/desk/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["packages/ui/src/testing/browser.setup.ts", "apps/desk/src/testing/connect.ts"],
          isolate: false,
          ...patience,
        },
      },
      {
        // Short forms of the drills: processes and clusters of their own, minutes on a busy machine without a word.
        test: {
          name: "drills",
          include: ["tools/drills/**/*.test.ts"],
          environment: "node",
          globalSetup: [...compiled, ...postgres],
          ...patience,
        },
      },
      {
        test: {
          name: "db",
          ...asNodeRunsIt,
          include: ["db/**/*.test.ts"],
          isolate: false,
          globalSetup: postgres,
          ...patience,
        },
      },
      {
        test: {
          name: "server",
          ...asNodeRunsIt,
          include: ["apps/server/src/**/*.test.ts"],
          isolate: false,
          globalSetup: [...compiled, ...postgres],
          ...patience,
        },
      },
    ],
  },
});
