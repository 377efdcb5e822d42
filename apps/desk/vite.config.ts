import { join } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import { compressFiles } from "@vycep/build/compress-files";
import { importAgain } from "@vycep/build/import-again";
import { type Documents, inlineDocuments } from "@vycep/build/inline-documents";
import { noCircularFiles } from "@vycep/build/no-circular-files";
import { noStrangers, ofPortal } from "@vycep/build/no-strangers";
import { startScript } from "@vycep/build/start-script";
import { wordsOfScreens } from "@vycep/build/words-of-screens";
import { defineConfig } from "vite";
import { roundWorker } from "./round-worker.ts";
import { graphql } from "./src/shared/graphql.gen/gql.ts";
import { weighDesk } from "./weigh-desk.ts";

const documents: Documents = {
  folder: join(import.meta.dirname, "src/shared/graphql.gen"),
  graphql: (source) => (graphql as (source: string) => unknown)(source),
};

/** Where a running server answers while the desk is developed (`npm run dev -w @vycep/desk`). */
const server = "http://127.0.0.1:3000";

/** What every page stands on besides: a dozen small files weigh more than one, and each is named to every page that asks for it. */
const ofEveryPage = new RegExp(
  `/packages/(?:${[
    "shell/src/(?:session|words|api)/(?:session|i18n|graphql|send|api-error)",
    "shell/src/(?:clock/clock|failures/failure-texts|messages/(?:action-errors|toasts|global-loader))",
    "shell/src/page/(?:later|search|try-again)",
    "ui/src/(?:actions/(?:bubble|button|button-link)|navigation/anchor|feedback/(?:empty-state|live-region|skeleton))",
    "domain/src/(?:kernel/local-moment|staff/staff-role)",
  ].join("|")})\\.tsx?$`,
);

export default defineConfig({
  root: import.meta.dirname,
  base: "/desk/",
  plugins: [
    tailwindcss(),
    // React Aria brings its words in thirty languages; we need three.
    { ...optimizeLocales.vite({ locales: ["cs-CZ", "sk-SK", "en-US"] }), enforce: "pre" },
    inlineDocuments(documents),
    wordsOfScreens(),
    importAgain(),
    startScript(import.meta.dirname),
    roundWorker(),
    weighDesk(),
    noCircularFiles(),
    noStrangers(ofPortal),
    compressFiles(),
  ],
  // By which door the shell lets people in (packages/shell/src/door).
  define: { "import.meta.env.VYCEP_APP": JSON.stringify("desk") },
  // React has had since its eighteenth version what the store of the router brings along for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/desk/graphql", "/desk/oidc", "/desk/identity", "/favicon.svg"].map((path) => [
        path,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: "es2023",
    manifest: true,
    // The policy of the page allows no data: scripts or fonts, and everything has a cacheable address of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A schema of the contract that nothing here parses with must not bring zod along.
      treeshake: { manualPureFunctions: ["zod"] },
      output: {
        // What every page stands on, in one file; the rest falls into parts by itself.
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: "frame", test: ofEveryPage },
          ],
        },
      },
    },
  },
});
