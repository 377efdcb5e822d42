import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const place = '<div id="shapes" aria-hidden="true" inert></div>';

/**
 * Draws into the page what its visitor sees first (app/shapes.tsx): the pages before the door and the head of the others stand
 * there with the style sheet, a second and more before the scripts could draw them.
 */
export function firstShapes(): Plugin {
  return {
    name: "vycep-first-shapes",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        if (!html.includes(place)) throw new Error("index.html has no place for the first shapes");
        const drawn = await drawShapes();
        return html.replace(place, () => place.replace("></div>", `>${drawn}</div>`));
      },
    },
  };
}

/** The shapes as HTML. */
export async function drawShapes(): Promise<string> {
  const { module } = await runnerImport<typeof import("./src/app/shapes.tsx")>(
    join(import.meta.dirname, "src/app/shapes.tsx"),
    { configFile: false, logLevel: "silent" },
  );
  return renderToStaticMarkup(createElement(module.Shapes));
}
