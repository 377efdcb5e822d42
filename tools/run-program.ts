import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./bootstrap.mjs";

export type RunOptions = {
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** Keep the output for later instead of showing it at once. */
  readonly quiet?: boolean;
  /** Show the output at once and keep it as well. */
  readonly keep?: boolean;
  /** Ends it when it says nothing for so long. */
  readonly mostSilentMs?: number;
};

export type Ending = {
  readonly code: number;
  readonly output: string;
  /** It was ended because it said nothing any more. */
  readonly isSilent?: boolean;
};

/** A timer cannot be set for longer. */
const longestMs = 2 ** 31 - 1;
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
  // What writes into a pipe takes it for no terminal.
  const showsColours = options.keep === true && process.stdout.isTTY === true;
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: programEnvironment({ ...(showsColours && { FORCE_COLOR: "1" }), ...options.env }),
    stdio: options.quiet || options.keep ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  running.add(child);
  let output = "";
  const silence = setTimeout(() => {
    child.kill("SIGKILL");
    // Workers of what was ended may hold its output open.
    child.stdout?.destroy();
    child.stderr?.destroy();
    isSilent = true;
  }, options.mostSilentMs ?? longestMs);
  let isSilent = false;
  const take = (shown: NodeJS.WriteStream) => (chunk: string) => {
    output += chunk;
    silence.refresh();
    if (options.keep === true) shown.write(chunk);
  };
  child.stdout?.setEncoding("utf8").on("data", take(process.stdout));
  child.stderr?.setEncoding("utf8").on("data", take(process.stderr));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      clearTimeout(silence);
      reject(error);
    });
    child.once("close", (code) => {
      clearTimeout(silence);
      running.delete(child);
      resolve({ code: code ?? 1, output, isSilent });
    });
  });
}

/** Runs it, or ends with an error that shows what it said. */
export async function run(command: readonly string[], options: RunOptions = {}): Promise<void> {
  const ending = await runProgram(command, { quiet: true, ...options });
  if (ending.code !== 0) throw new Error(`${command.join(" ")} failed:\n${ending.output}`);
}
