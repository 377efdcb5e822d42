// node tools/build.ts: portal and server as they run in production; `npm start` does it by itself.
import { buildProduct } from "./serve/builds.ts";

const { portal, server } = await buildProduct();
process.stdout.write(
  `Portal: ${portal ? "built" : "up to date"}, server: ${server ? "built" : "up to date"}\n`,
);
