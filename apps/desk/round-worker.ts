import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const worker = fileURLToPath(import.meta.resolve("@vycep/shell/worker/one-page-worker"));

/** Builds the worker by which the driver's page opens without a connection (DDISP-03); it serves no other page of the desk. */
export function roundWorker(): Plugin {
  return {
    name: "vycep-round-worker",
    apply: "build",
    async generateBundle() {
      const result = await build({
        configFile: false,
        logLevel: "silent",
        build: { write: false, rolldownOptions: { input: worker, output: { format: "iife" } } },
      });
      const [chunk] = "output" in result ? result.output : [];
      if (chunk === undefined) throw new Error("the worker was not built");
      this.emitFile({ type: "asset", fileName: "round-worker.js", source: chunk.code });
    },
  };
}
