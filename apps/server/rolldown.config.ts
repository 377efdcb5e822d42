import { join } from "node:path";
import { defineConfig, type Plugin } from "rolldown";
import { placesOfSources } from "./places-of-sources.ts";
import { wordsOfAnswers } from "./words-of-answers.ts";

const dist = join(import.meta.dirname, "dist");
const openTelemetryApi = join(import.meta.dirname, "../../node_modules/@opentelemetry/api/dist/index.mjs");

/**
 * Node keeps the text of what it runs, two bytes for every letter of a file in which a single one needs them: written as its
 * number it needs none. Lines stay where they were, so traces do too. `String.raw` sees the number itself: with such a letter it is for expressions
 * alone, which read it.
 */
const lettersOfOneByte: Plugin = {
  name: "letters-of-one-byte",
  generateBundle: (_options, files) => {
    for (const file of Object.values(files)) {
      if (file.type === "chunk") file.code = file.code.replaceAll(/[\u0080-\uffff]/g, numberOf);
    }
  },
};

const numberOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * What runs: the server in a few files instead of two thousand (decision 0267). What is asked for later (`await import`) is a file
 * of its own that is read then; what is asked for by `require` stays where npm put it.
 */
export default defineConfig({
  input: { main: join(import.meta.dirname, "src/app/main.ts") },
  platform: "node",
  // Native, or looked for among its own files while it runs.
  external: ["@node-rs/argon2", "sharp", "@fastify/swagger-ui", "pg-native"],
  // As modules: where its files of CommonJS stand in a part that others share, the bundler (1.2.9) gives two names the same number.
  resolve: { alias: { "@opentelemetry/api": openTelemetryApi } },
  plugins: [wordsOfAnswers(), placesOfSources(dist), lettersOfOneByte],
  // A package that no file of ours runs marks its own functions so.
  checks: { eval: false },
  output: {
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    comments: false,
    // The sources stand beside it; a trace names them.
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
