// npm run generate -- --products 5000 --outlets 2000: makes the demo brewery large, to try the product with.
import { parseArgs } from "node:util";
import { createClock } from "../apps/server/src/platform/clock.ts";
import { withConnection } from "../db/src/connection.ts";
import { generate } from "../db/src/generate/generate.ts";
import { withDatabase } from "./serve/database.ts";
import { fillDatabase } from "./serve/fill-database.ts";
import { readSettings } from "./serve/settings.ts";

const { values } = parseArgs({
  options: { products: { type: "string", default: "5000" }, outlets: { type: "string", default: "2000" } },
});
const size = { products: Number(values.products), outlets: Number(values.outlets) };
const isSize = Object.values(size).every((count) => Number.isInteger(count) && count >= 0 && count <= 50_000);
const settings = isSize ? readSettings() : null;

if (!isSize) {
  process.stderr.write("npm run generate -- --products N --outlets N, whole numbers up to 50,000\n");
}
if (settings === null) process.exitCode = 1;
else {
  await withDatabase(async (url) => {
    // A new database gets the demo first: everything generated is made after it.
    for (const line of await fillDatabase(url, settings.config)) process.stdout.write(`${line}\n`);
    const { date } = createClock(settings.config.clock).now();
    const made = await withConnection(url, (client) => generate(client, size, date));
    process.stdout.write(
      `Made ${made.products} products, ${made.outlets} outlets and ${made.prices} prices.\n`,
    );
    if (size.outlets > 0) {
      process.stdout.write(
        "The owner of an outlet signs in as outlet-1@generated.example, outlet-2@… with the demo's password.\n",
      );
    }
  });
}
