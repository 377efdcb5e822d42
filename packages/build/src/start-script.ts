import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/**
 * Builds `src/app/start.ts` of an app into one script that stands in its HTML: it is there with the page's first bytes, before
 * every file, and no bad line can lose it. The server allows it by its hash (`security-headers.ts`).
 */
export function startScript(appFolder: string): Plugin {
  return {
    name: "vycep-start-script",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const place = "<script data-start></script>";
        if (!html.includes(place)) throw new Error("index.html has no place for the script of the start");
        const script = await builtAlone(fileURLToPath(new URL("src/app/start.ts", `file://${appFolder}/`)));
        if (/<\/script|<!--/.test(script))
          throw new Error("the script of the start would end the page's own");
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}

/** One file without imports. */
async function builtAlone(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [chunk] = "output" in result ? result.output : [];
  if (chunk === undefined) throw new Error(`${input} was not built`);
  return chunk.code.trim();
}
