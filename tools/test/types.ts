import { globSync } from "node:fs";
import { type Ending, runProgram } from "../run-program.ts";

/** Looked at by the project of the tools, which imports most of it and compiles it under the same rules. */
const ofTools = ["apps/server/tsconfig.json", "db/tsconfig.json"];

/** Compiles every project of every workspace, two at a time; a workspace that has no source yet has nothing to compile. */
export async function checkTypes(): Promise<Ending> {
  const projects = globSync("{packages,apps}/*/tsconfig*.json")
    .concat(globSync("{db,e2e,tools}/tsconfig*.json"))
    .filter((project) => !ofTools.includes(project))
    // The tools first, which are the most: at the end they would be alone.
    .toSorted()
    .toReversed();
  const endings: Ending[] = [];
  const left = [...projects];
  const compileLeft = async () => {
    for (let project = left.shift(); project !== undefined; project = left.shift())
      endings.push(await compile(project));
  };
  await Promise.all([compileLeft(), compileLeft()]);
  return {
    code: Math.max(...endings.map(({ code }) => code)),
    output: endings.map(({ output }) => output).join(""),
  };
}

/** It ends before it would run out of memory: below two gigabytes it need not look for what is free again (decision 0691). */
const untidy = { GOGC: "off", GOMEMLIMIT: "2GiB" };

async function compile(project: string): Promise<Ending> {
  // By its path: the classic compiler beside it brings a program of the same name. On one thread: its four checkers make
  // the same types four times over, twice the work (decision 0640).
  const compiler = ["node", "node_modules/typescript/bin/tsc", "--singleThreaded"];
  const ending = await runProgram([...compiler, "-p", project], { quiet: true, env: untidy });
  const isEmpty = ending.output.includes("error TS18003");
  return isEmpty
    ? { code: 0, output: "" }
    : { ...ending, output: ending.output && `${project}\n${ending.output}` };
}
