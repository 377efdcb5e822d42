import { join } from "node:path";
import { defineConfig } from "rolldown";
import { placesOfSources } from "./places-of-sources.ts";
import { wordsOfAnswers } from "./words-of-answers.ts";

const dist = join(import.meta.dirname, "dist");

/**
 * What runs: the server in a few files instead of two thousand (decision 0267). What is asked for later (`await import`) is a file
 * of its own that is read then; what is asked for by `require` stays where npm put it.
 */
export default defineConfig({
  input: { main: join(import.meta.dirname, "src/app/main.ts") },
  platform: "node",
  // Native, or looked for among its own files while it runs.
  external: ["@node-rs/argon2", "@fastify/swagger-ui", "pg-native"],
  plugins: [wordsOfAnswers(), placesOfSources(dist)],
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
