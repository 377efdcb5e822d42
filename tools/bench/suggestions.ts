/**
 * `npm run bench:suggestions [-- WEEKS]`: holds the last weeks of the demo's orders back, guesses each from what came
 * before it, and tells how well that went beside two simple ways of guessing (docs/benchmarks.md).
 */
import { measureSuggestions } from "./suggestion-quality.ts";

const weeks = Number(process.argv[2] ?? 8);
if (!Number.isInteger(weeks) || weeks < 1) throw new Error("the number of weeks must be a whole number");
const { orders, places, qualities } = await measureSuggestions(weeks);
process.stdout.write(`${orders} orders of the last ${weeks} weeks, ${places} places and kinds of order\n\n`);
process.stdout.write("| way | F1 of products | error of quantities |\n| --- | --- | --- |\n");
for (const { name, f1, quantityError } of qualities)
  process.stdout.write(`| ${name} | ${f1.toFixed(3)} | ${(quantityError * 100).toFixed(1)} % |\n`);
