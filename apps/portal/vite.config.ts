import { gzipSync } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { LANGUAGES } from "@vycep/domain/market/language";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compressFiles } from "./compress-files.ts";
import { firstFiles } from "./first-files.ts";
import { inlineDocuments } from "./inline-documents.ts";
import { noCircularFiles } from "./no-circular-files.ts";
import { fileOf, firstPages } from "./script-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { wordsOfScreens } from "./words-of-screens.ts";

/** Where a running server answers while the portal is developed (`npm run dev -w @vycep/portal`). */
const server = "http://127.0.0.1:3000";
const serverPaths = [
  "/graphql",
  "/oidc",
  "/identity",
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
    inlineDocuments(),
    wordsOfScreens(),
    serviceWorker(),
    preloadFonts(),
    firstFiles(LANGUAGES),
    printFirstRouteSize(),
    noCircularFiles(),
    compressFiles(),
  ],
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

/** What Czech, Slovak and English need of the font comes with the page, so that no text jumps. */
function preloadFonts(): Plugin {
  return {
    name: "vycep-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => /archivo-cut-.*\.woff2$/.test(file));
        return fonts.map((file) => ({
          tag: "link",
          // After the script that draws the first text, and before that has run.
          attrs: {
            rel: "preload",
            href: `/${file}`,
            as: "font",
            type: "font/woff2",
            crossorigin: "",
            fetchpriority: "low",
          },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

/** Prints the gzipped scripts of the first page, with all that they import; the aim is 150 KB for each. */
function printFirstRouteSize(): Plugin {
  return {
    name: "vycep-first-route-size",
    apply: "build",
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const [page, modules] of Object.entries(firstPages)) {
        const starts = chunks.filter(
          ({ isEntry, facadeModuleId }) =>
            isEntry ||
            modules.some((module) => facadeModuleId?.replace(/\.tsx?$/, "").endsWith(`/${module}`)),
        );
        const needed = [...withImports(starts, chunks)];
        const bytes = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        const line = `${page}: ${(bytes / 1000).toFixed(1)} KB of script in ${needed.length} files, gzipped (aim 150)`;
        process.stdout.write(`${line}\n`);
      }
    },
  };
}

function withImports(
  starts: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(starts);
  for (const chunk of found) {
    for (const imported of chunks) if (chunk.imports.includes(imported.fileName)) found.add(imported);
  }
  return found;
}
