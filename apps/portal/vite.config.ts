import { join } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { compressFiles } from "@vycep/build/compress-files";
import { importAgain } from "@vycep/build/import-again";
import { type Documents, inlineDocuments } from "@vycep/build/inline-documents";
import { noCircularFiles } from "@vycep/build/no-circular-files";
import { noStrangers, ofDesk } from "@vycep/build/no-strangers";
import { startScript } from "@vycep/build/start-script";
import { wordsOfScreens } from "@vycep/build/words-of-screens";
import { LANGUAGES } from "@vycep/domain/market/language";
import { defineConfig } from "vite";
import { firstFiles } from "./first-files.ts";
import { firstShapes } from "./first-shapes.ts";
import { fileOf } from "./script-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { graphql } from "./src/shared/graphql.gen/gql.ts";
import { weighFirstPages } from "./weigh-first-pages.ts";

const documents: Documents = {
  folder: join(import.meta.dirname, "src/shared/graphql.gen"),
  graphql: (source) => (graphql as (source: string) => unknown)(source),
};

/** Where a running server answers while the portal is developed (`npm run dev -w @vycep/portal`). */
const server = "http://127.0.0.1:3000";
const serverPaths = [
  "/graphql",
  "/oidc",
  "/identity",
  "/punchout",
  "/login/silent",
  "/alcdcservice",
  "/almagnoliaservice",
  "/prodczsk-api",
  "/events",
  "/pictures",
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    // React Aria brings its words in thirty languages; we need three.
    { ...optimizeLocales.vite({ locales: ["cs-CZ", "sk-SK", "en-US"] }), enforce: "pre" },
    inlineDocuments(documents),
    wordsOfScreens(),
    serviceWorker(),
    importAgain(),
    startScript(import.meta.dirname),
    firstFiles(LANGUAGES),
    firstShapes(),
    weighFirstPages(),
    noCircularFiles(),
    noStrangers(ofDesk),
    compressFiles(),
  ],
  // By which door the shell lets people in (packages/shell/src/door).
  define: { "import.meta.env.VYCEP_APP": JSON.stringify("portal") },
  // React has had since its eighteenth version what the store of the router brings along for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    target: "es2023",
    manifest: true,
    // The policy of the page allows no data: scripts or fonts, and everything has a cacheable address of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What makes PDFs is the largest file, and fetched only for them (docs/decisions/0088).
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      // A schema of the contract that nothing here parses with must not bring zod along. Packed libraries have short names.
      treeshake: { manualPureFunctions: ["zod"] },
      output: {
        codeSplitting: { groups: [{ name: fileOf, includeDependenciesRecursively: false }] },
      },
    },
  },
});
