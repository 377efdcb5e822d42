import { availableParallelism } from "node:os";
import { type Ending, type RunOptions, runProgram } from "../run-program.ts";
import { buildProduct } from "../serve/builds.ts";
import { cruise } from "../walls/cruise.ts";
import { findChromium, wholeChromium } from "./chromium.ts";
import { checkFresh } from "./fresh.ts";
import { checkTypes } from "./types.ts";

/** One thing that must hold. */
export type Step = {
  readonly name: string;
  /** The question it answers, for the summary. */
  readonly asks: string;
  readonly run: () => Promise<Ending>;
  /** Shows what it does while it does it. */
  readonly tells?: true;
};

/** Steps that may be taken side by side: none changes what another looks at. */
export type Round = readonly Step[];

/** The steps of a part of the tests, in the order in which they are quickest to tell what is wrong. */
export function roundsOf(part: string, filters: readonly string[]): readonly Round[] {
  // The longest first, so that none of them is alone at the end.
  const quick = [unit([]), ...check];
  const parts: Record<string, readonly Round[]> = {
    all: [[fresh], quick, [freshRows, builds], [server([])], [journeys([])]],
    check: [[fresh], quick],
    unit: [[unit(filters)]],
    server: filters.length === 0 ? [[freshRows], [server([])]] : [[server(filters)]],
    e2e: [[journeys(filters)]],
  };
  const rounds = parts[part];
  if (rounds === undefined)
    throw new Error(`No such part: ${part}. There are ${Object.keys(parts).join(", ")}.`);
  return rounds;
}

const fresh: Step = {
  name: "fresh",
  asks: "do the generated types fit contract and documents?",
  run: () => checkFresh("graphql"),
};

/** The longest first. */
const check: Round = [
  { name: "types", asks: "does every workspace compile?", run: checkTypes },
  {
    name: "dead code",
    asks: "is every file, export and package used?",
    run: findDeadCode,
  },
  {
    name: "lint",
    asks: "is everything formatted and free of what we forbid?",
    run: () => runProgram(["biome", "ci", "--colors=off", "--diagnostic-level=error", "."], { quiet: true }),
  },
  { name: "walls", asks: "does everybody import only what he may?", run: () => cruise() },
  {
    name: "texts",
    asks: "is every text there in every language, and used?",
    run: () => runProgram(["node", "tools/locales.ts"], { quiet: true }),
  },
  {
    name: "migrations",
    asks: "can the old version work while the new one migrates?",
    run: () => runProgram(["node", "tools/migrations.ts"], { quiet: true }),
  },
  {
    name: "third parties",
    asks: "does the notice of others' work fit what is installed?",
    run: () => runProgram(["node", "tools/third-party.ts", "--check"], { quiet: true }),
  },
  {
    name: "api",
    asks: "do the files of docs/api fit the code, and does no client break?",
    run: () => runProgram(["node", "tools/api.ts", "--check"], { quiet: true }),
  },
  {
    name: "commits",
    asks: "does the subject of every commit fit its line?",
    run: () => runProgram(["node", "tools/commit-subjects.ts"], { quiet: true }),
  },
  {
    name: "pure rules",
    asks: "do the rules keep off clock, chance and locale?",
    run: () => runProgram(["node", "tools/domain-purity.ts"], { quiet: true }),
  },
  {
    name: "names",
    asks: "does every name keep to the glossary's words?",
    run: () => runProgram(["node", "tools/glossary.ts"], { quiet: true }),
  },
  {
    name: "sizes",
    asks: "are the rooms as small and as quiet as promised?",
    run: () => runProgram(["node", "tools/sizes.ts", "--check"], { quiet: true }),
  },
  {
    name: "citations",
    asks: "does each test cite what a single test can show?",
    run: () => runProgram(["node", "tools/spec-map.ts", "--check"], { quiet: true }),
  },
];

/** With the tests, and without them: what only a test asks for is dead as well. */
async function findDeadCode(): Promise<Ending> {
  const knip = ["knip", "--no-progress", "--no-config-hints"];
  const ofProduct = [...knip, "--production", "--include", "files,exports,types"];
  const [all, production] = await Promise.all([
    runProgram(knip, { quiet: true }),
    runProgram(ofProduct, { quiet: true }),
  ]);
  return {
    code: Math.max(all.code, production.code),
    output: `${all.output}${production.output && `Without the tests:\n${production.output}`}`,
  };
}

const freshRows: Step = {
  name: "fresh rows",
  asks: "do the generated types fit the tables that the migrations make?",
  run: () => checkFresh("database"),
};

/** For the journeys; beside what keeps the other core idle. */
const builds: Step = {
  name: "builds",
  asks: "can portal and server be built?",
  run: async () => {
    await buildProduct();
    return { code: 0, output: "" };
  },
};

function unit(filters: readonly string[]): Step {
  return {
    name: "unit",
    tells: true,
    asks: "do rules, contract, widgets and tools do what their tests say?",
    run: async () => {
      const projects = ["unit", "portal", "components", "desk"];
      const ending = await vitest(projects, filters, { mostSilentMs: 120_000 });
      if (ending.isSilent !== true) return ending;
      process.stdout.write("second try: the runner of the unit tests said nothing for two minutes\n");
      return vitest(projects, filters, {});
    },
  };
}

function server(filters: readonly string[]): Step {
  return {
    name: "server",
    tells: true,
    asks: "do database and server, through HTTP, on a real PostgreSQL?",
    run: () => vitest(["db", "server", "drills"], filters, {}),
  };
}

function journeys(filters: readonly string[]): Step {
  return {
    name: "journeys",
    tells: true,
    asks: "does the product, in a browser, from the outside?",
    run: async () => {
      const chromium = await findChromium();
      if (wholeChromium() === null)
        process.stdout.write("No whole Chromium here: the journey of notifications is left out.\n");
      await buildProduct();
      const command = ["playwright", "test", "--config", "e2e/playwright.config.ts", "--pass-with-no-tests"];
      return runProgram([...command, ...filters], {
        env: { VYCEP_TEST_CHROMIUM: chromium },
        keep: true,
      });
    },
  };
}

function vitest(
  projects: readonly string[],
  filters: readonly string[],
  options: Pick<RunOptions, "mostSilentMs">,
): Promise<Ending> {
  const chosen = projects.flatMap((project) => ["--project", project]);
  // One more than there are cores, which waiting for a file, a database or a process leaves idle for a third of the time.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const reporters = ["--reporter", "default", "--reporter", "./tools/test/second-tries.ts"];
  return runProgram(["vitest", "run", ...reporters, workers, ...chosen, ...filters], {
    ...options,
    keep: true,
  });
}
