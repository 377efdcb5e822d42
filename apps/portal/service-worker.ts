import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const worker = fileURLToPath(import.meta.resolve("@vycep/shell/worker/service-worker"));

/** Builds the worker into one file at the root, and tells it which files there are, so that it forgets those of older versions. */
export function serviceWorker(): Plugin {
  return {
    name: "vycep-service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const named = files.map((file) => `/${file}`).toSorted();
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: await workerFor(named) });
      },
    },
  };
}

async function workerFor(files: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define: { VYCEP_FILES: JSON.stringify(files) },
    build: { write: false, rolldownOptions: { input: worker, output: { format: "iife" } } },
  });
  const outputs = "output" in result ? result.output : [];
  const [chunk] = outputs;
  if (chunk === undefined) throw new Error("the worker was not built");
  return chunk.code;
}
