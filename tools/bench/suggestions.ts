/**
 * `npm run bench:suggestions [-- …]` tells how well the suggested cart guesses orders beside simple ways of guessing
 * (docs/benchmarks.md):
 * - `WEEKS`: the demo's orders of the last weeks (8 without a number), each from what came before it;
 * - `--orders FILE.csv`: any history of the form buyer,day,item,quantity, each order day after the buyer's twelfth;
 * - `--generated`: buyers of all kinds who never lived, on other seeds than the weights were learned on;
 * - `--learn`: learns the weights of the chance again and prints them.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { askedOfDemo } from "./suggestions/demo-orders.ts";
import { generatedBuyers, kindNames, seeds } from "./suggestions/generated-buyers.ts";
import { guessers } from "./suggestions/guessers.ts";
import { type Asked, askedDays, judge } from "./suggestions/judge.ts";
import { learnedWeights } from "./suggestions/learn.ts";
import { readHistory, UnreadableHistory } from "./suggestions/read-history.ts";

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Of the kinds that were thought up each counts once; the one that looks like real wholesale thrice as much as they together. */
const wholesaleCounts = 30;

await main().catch((error: unknown) => {
  const isExpected = error instanceof UnreadableHistory || (error instanceof Error && "code" in error);
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      orders: { type: "string" },
      generated: { type: "boolean", default: false },
      learn: { type: "boolean", default: false },
    },
  });
  if (values.learn) {
    say(
      `[${learned()
        .map((weight) => weight.toFixed(2))
        .join(", ")}]`,
    );
    return;
  }
  if (values.orders !== undefined) return judgeFile(values.orders);
  if (values.generated) {
    for (const kind of kindNames) {
      const buyers = kind === "wholesale" ? 60 : 10;
      report(
        `${kind}, ${buyers} generated buyers`,
        askedDays(generatedBuyers(kind, { seed: seeds.judged, buyers })),
      );
    }
    return;
  }
  const weeks = Number(positionals[0] ?? 8);
  if (!Number.isInteger(weeks) || weeks < 1) throw new Error("the number of weeks must be a whole number");
  report(`the demo's last ${weeks} weeks`, await askedOfDemo(weeks));
}

async function judgeFile(file: string): Promise<void> {
  const histories = readHistory(await readFile(file));
  const asked = askedDays(histories);
  if (asked.length === 0) {
    throw new UnreadableHistory(
      `Nobody in the file ordered on more than twelve days (${histories.length} buyers), so nothing can be judged.`,
    );
  }
  report(`${file}, ${histories.length} buyers`, asked);
}

function learned(): readonly number[] {
  return learnedWeights(
    kindNames.map((kind) => {
      const isWholesale = kind === "wholesale";
      const buyers = generatedBuyers(kind, { seed: seeds.learned, buyers: isWholesale ? 40 : 10 });
      const asked = askedDays(buyers);
      const most = isWholesale ? 600 : 300;
      return {
        asked: asked.filter((_, at) => at % Math.ceil(asked.length / most) === 0),
        counts: isWholesale ? wholesaleCounts : 1,
      };
    }),
  );
}

function report(title: string, asked: readonly Asked[]): void {
  const ordered = asked.reduce((sum, { order }) => sum + order.boxes.size, 0) / asked.length;
  say(`\n${title}: ${asked.length} order days, ${ordered.toFixed(1)} lines each\n`);
  say(
    "| way | mean F1 | F1 of all lines | lines | days without | amounts exact | mean error | boxes off | ms a day |",
  );
  say("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const [name, guess] of Object.entries(guessers)) {
    const before = performance.now();
    const { f1, f1OfLines, lines, nothing, exact, error, boxesOff } = judge(asked, guess);
    const ms = (performance.now() - before) / asked.length;
    const cells = [
      f1.toFixed(3),
      f1OfLines.toFixed(3),
      lines.toFixed(1),
      nothing,
      percent(exact),
      percent(error),
    ];
    say(`| ${[name, ...cells, percent(boxesOff), ms.toFixed(1)].join(" | ")} |`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
