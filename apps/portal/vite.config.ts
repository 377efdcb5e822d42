import { gzipSync } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";

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
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    // React Aria brings its words in thirty languages; we need three.
    { ...optimizeLocales.vite({ locales: ["cs-CZ", "sk-SK", "en-US"] }), enforce: "pre" },
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
    // A schema of the contract that nothing here parses with must not bring zod along.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
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

/** Prints what the first visit loads in scripts, gzipped; the aim is 150 KB for sign-in and home together. */
function printFirstRouteSize(): Plugin {
  return {
    name: "vycep-first-route-size",
    apply: "build",
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const starts = ["app/main.tsx", "index.html", "screens/login-screen.tsx"].concat(
        ["layouts/portal-layout.tsx", "screens/home-screen.tsx"],
        ["shell", "identity", "home", "content"].map((noun) => `texts/${noun}.cs.ts`),
      );
      const isFirst = (chunk: Rolldown.OutputChunk) =>
        chunk.isEntry || starts.some((start) => chunk.facadeModuleId?.endsWith(start) === true);
      const wanted = new Set<string>();
      const follow = (name: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (chunk === undefined || wanted.has(name)) return;
        wanted.add(name);
        chunk.imports.forEach(follow);
      };
      for (const { fileName } of chunks.filter(isFirst)) follow(fileName);
      const sizes = chunks
        .filter(({ fileName }) => wanted.has(fileName))
        .map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }))
        .sort((left, right) => right.bytes - left.bytes);
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      const print = (line: string) => process.stdout.write(`${line}\n`);
      for (const { fileName, bytes } of sizes) print(`${kilobytes(bytes)}  ${fileName}`);
      print(`${kilobytes(total)}  scripts of sign-in and home, gzipped (aim 150 KB)`);
    },
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
}
