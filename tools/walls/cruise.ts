import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { type Ending, runProgram } from "../run-program.ts";

const folders = ["packages", "apps", "db", "e2e", "tools"];

/**
 * Looks at every import below a folder that is laid out like this project, and holds it against the walls.
 *
 * @param directory the project itself, or a small copy of its layout in a test
 */
export function cruise(directory: string = root, output: "err-long" | "json" = "err-long"): Promise<Ending> {
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const classic = join(root, "tools/walls/classic-typescript.mjs");
  const config = join(root, ".dependency-cruiser.cjs");
  return runProgram(
    ["node", "--import", classic, program, "--config", config, "--output-type", output, ...folders],
    { quiet: true, cwd: directory },
  );
}
