import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./bootstrap.mjs";

export type RunOptions = {
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** Keep the output for later instead of showing it at once. */
  readonly quiet?: boolean;
};

export type Ending = { readonly code: number; readonly output: string };

const running = new Set<ChildProcess>();

/** Asks whatever runs to end; each program cleans up after itself. */
export function stopPrograms(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** Our environment, with the programs that npm installed in front. */
export function programEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Runs an installed program in the project's root and answers how it ended. */
export function runProgram(command: readonly string[], options: RunOptions = {}): Promise<Ending> {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: programEnvironment(options.env),
    stdio: options.quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  running.add(child);
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs it, or ends with an error that shows what it said. */
export async function run(command: readonly string[], options: RunOptions = {}): Promise<void> {
  const ending = await runProgram(command, { quiet: true, ...options });
  if (ending.code !== 0) throw new Error(`${command.join(" ")} failed:\n${ending.output}`);
}
