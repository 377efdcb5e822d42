import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cruise } from "./cruise.ts";

/** A file, what it imports, and the wall that must refuse it (null: allowed). */
const imports: readonly [file: string, line: string, wall: string | null][] = [
  ["packages/domain/src/cart/a.ts", 'import { x } from "../calendar/target.ts"', null],
  ["packages/domain/src/calendar/b.ts", 'import { x } from "../cart/target.ts"', "domain-calendar"],
  ["packages/domain/src/calendar/c.ts", 'import type { X } from "../cart/target.ts"', "domain-calendar"],
  ["packages/domain/src/calendar/d.ts", 'export { x } from "../capacity/target.ts"', "domain-calendar"],
  ["packages/domain/src/calendar/e.ts", 'import { x } from "@vycep/domain/cart/target"', "domain-calendar"],
  ["packages/domain/src/kernel/a.ts", 'import type { X } from "../access/target.ts"', "domain-kernel"],
  ["packages/domain/src/support/a.ts", 'import { x } from "../kernel/target.ts"', null],
  ["packages/domain/src/support/b.ts", 'import { x } from "../access/target.ts"', "domain-alone"],
  ["packages/domain/src/market/a.ts", 'import { join } from "node:path"', "domain-pure"],
  [
    "packages/domain/src/market/b.ts",
    'import { x } from "../../../contract/src/headers.ts"',
    "package-packages-domain",
  ],
  ["packages/contract/src/cart/a.ts", 'import { x } from "@vycep/domain/cart/target"', null],
  ["packages/ui/src/fields/a.ts", 'import { x } from "@vycep/domain/cart/target"', "package-packages-ui"],
  ["packages/words/src/cart/a.ts", 'import { x } from "@vycep/ui/target"', "package-packages-words"],
  ["packages/paper/src/a.ts", 'import { x } from "@vycep/shell/target"', "package-packages-paper"],
  ["packages/shell/src/page/a.ts", 'import { x } from "@vycep/domain/access/target"', null],
  ["packages/shell/src/page/b.ts", 'import { x } from "@vycep/domain/cart/target"', "package-packages-shell"],
  [
    "packages/shell/src/page/c.ts",
    'import { x } from "../../../../apps/portal/src/shared/target.ts"',
    "package-packages-shell",
  ],
  ["apps/portal/src/screens/cart/b.ts", 'import { x } from "../../features/catalog/target.ts"', null],
  [
    "apps/portal/src/features/cart/lines/d.ts",
    'import { x } from "../../catalog/target.ts"',
    "portal-features",
  ],
  ["apps/portal/src/features/cart/a.ts", 'import { x } from "../catalog/target.ts"', "portal-features"],
  ["apps/portal/src/features/cart/b.ts", 'import { x } from "../../shared/target.ts"', null],
  ["apps/portal/src/features/cart/c.ts", 'import { x } from "@vycep/domain/cart/target"', null],
  ["apps/portal/src/screens/a.ts", 'import { x } from "../features/catalog/target.ts"', null],
  ["apps/portal/src/shared/a.ts", 'import { x } from "../features/catalog/target.ts"', "portal-shared"],
  ["apps/portal/src/app/a.ts", 'import { x } from "../features/catalog/target.ts"', "portal-app"],
  [
    "apps/portal/src/app/b.ts",
    'import type { X } from "../../../server/src/platform/target.ts"',
    "package-apps-portal",
  ],
  ["apps/server/src/modules/cart/a.ts", 'import { x } from "../calendar/calendar.facts.ts"', null],
  ["apps/server/src/modules/cart/d.ts", 'import { x } from "../calendar/calendar.commands.ts"', null],
  ["apps/server/src/modules/cart/e.ts", 'import { x } from "../orders/orders.commands.ts"', "module-cart"],
  ["apps/server/src/modules/cart/b.ts", 'import { x } from "../calendar/calendar.repo.ts"', "module-cart"],
  ["apps/server/src/modules/cart/c.ts", 'import type { X } from "../orders/orders.facts.ts"', "module-cart"],
  ["apps/server/src/modules/saved-orders/a.ts", 'import { x } from "../calendar/calendar.facts.ts"', null],
  [
    "apps/server/src/modules/saved-orders/b.ts",
    'import { x } from "../orders/orders.facts.ts"',
    "module-saved-orders",
  ],
  ["apps/server/src/modules/users/a.ts", 'import { x } from "../calendar/calendar.facts.ts"', "module-users"],
  [
    "apps/server/src/modules/support/a.ts",
    'import { x } from "../calendar/calendar.facts.ts"',
    "module-alone",
  ],
  [
    "apps/server/src/platform/a.ts",
    'import { x } from "../modules/calendar/calendar.facts.ts"',
    "server-platform",
  ],
  ["apps/server/src/platform/b.ts", 'import { x } from "../../../../tools/target.ts"', "not-to-tools"],
  ["apps/server/src/platform/c.ts", 'import { x } from "../testing/target.ts"', "not-to-tests"],
  ["apps/server/src/platform/c.test.ts", 'import { x } from "../testing/target.ts"', null],
  ["apps/server/src/platform/d.ts", 'import { x } from "./nowhere.ts"', "resolvable"],
  ["packages/domain/src/pricing/back.ts", 'import type { X } from "./circle.ts"', "no-circle"],
];

const targets = [
  ...["kernel", "access", "cart", "calendar", "capacity"].map(
    (noun) => `packages/domain/src/${noun}/target.ts`,
  ),
  "packages/contract/src/headers.ts",
  "packages/ui/src/target.ts",
  "packages/shell/src/target.ts",
  "apps/portal/src/shared/target.ts",
  "apps/portal/src/features/catalog/target.ts",
  "apps/server/src/platform/target.ts",
  "apps/server/src/testing/target.ts",
  ...[
    "calendar/calendar.facts",
    "calendar/calendar.commands",
    "calendar/calendar.repo",
    "orders/orders.facts",
    "orders/orders.commands",
  ].map((name) => `apps/server/src/modules/${name}.ts`),
  "tools/target.ts",
  "db/target.ts",
  "e2e/target.ts",
];

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

let folder: string;
let violations: readonly Violation[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vycep-walls-"));
  for (const path of targets) write(path, "export const x = 1;\nexport type X = 1;\n");
  for (const [path, line] of imports) write(path, `${line};\nexport type X = 1;\n`);
  write("packages/domain/src/pricing/circle.ts", 'import type { X } from "./back.ts";\nexport type Y = X;\n');
  for (const name of ["domain", "ui", "shell"])
    write(`packages/${name}/package.json`, `{"name": "@vycep/${name}", "exports": {"./*": "./src/*.ts"}}`);
  write("package.json", "{}");
  mkdirSync(join(folder, "node_modules/@vycep"), { recursive: true });
  for (const name of ["domain", "ui", "shell"])
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@vycep", name));
  const { output } = await cruise(folder, "json");
  violations = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the walls", () => {
  test.each(imports)("%s: %s → %s", (file, _line, wall) => {
    const broken = violations.filter((violation) => violation.from === file).map(({ rule }) => rule.name);
    if (wall === null) expect(broken).toEqual([]);
    else expect(broken).toContain(wall);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
