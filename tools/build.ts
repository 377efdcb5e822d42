// node tools/build.ts: portal, desk and server as they run in production; `npm start` does it by itself.
import { buildProduct } from "./serve/builds.ts";

const { portal, desk, server } = await buildProduct();
process.stdout.write(`${told("Portal", portal)}, ${told("desk", desk)}, ${told("server", server)}\n`);

function told(name: string, isBuilt: boolean): string {
  return `${name}: ${isBuilt ? "built" : "up to date"}`;
}
