import { gzipSync } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { inlineDocuments } from "./inline-documents.ts";

/** Where a running server answers while the portal is developed (`npm run dev -w @vycep/portal`). */
const server = "http://127.0.0.1:3000";
const serverPaths = [
  "/graphql",
  "/oidc",
  "/identity",
  "/alcdcservice",
  "/almagnoliaservice",
  "/prodczsk-api",
  "/events",
  "/pictures",
];

/** What every page needs, in one file: twenty small ones are fetched later and compress worse. */
const core = new RegExp(
  [
    /packages\/ui\/src\/(icon|button|button-link|anchor|link|skeleton|class-names|alert|logo|page-title|empty-state|live-region)\.tsx?/,
    /shared\/(api|session)\//,
    /shared\/(i18n\/[a-z0-9]+|storage|store|paths|log|clock|choice|wait-for)\.ts/,
    /use-portal-ext-links/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    // React Aria brings its words in thirty languages; we need three.
    { ...optimizeLocales.vite({ locales: ["cs-CZ", "sk-SK", "en-US"] }), enforce: "pre" },
    inlineDocuments(),
    preloadFonts(),
    printFirstRouteSize(),
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
    rolldownOptions: {
      // A schema of the contract that nothing here parses with must not bring zod along.
      treeshake: { manualPureFunctions: ["z"] },
      output: { codeSplitting: { groups: [{ name: "core", test: core }] } },
    },
  },
});

/** The two subsets that Czech, Slovak and English need come with the page, so that no text jumps. */
function preloadFonts(): Plugin {
  return {
    name: "vycep-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /archivo-latin(-ext)?-wdth-normal.*\.woff2$/.test(file),
        );
        return fonts.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

/** What each first page needs at once, beside the entry; kept in step with app/routes.ts and the layouts. */
const firstPages: Readonly<Record<string, readonly string[]>> = {
  "sign-in": ["screens/login-screen", "layouts/bare-layout", "texts/shell.cs", "texts/identity.cs"],
  home: [
    "screens/home-screen",
    "layouts/portal-layout",
    "texts/shell.cs",
    "texts/home.cs",
    "texts/identity.cs",
  ],
};

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
