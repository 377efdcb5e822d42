import { describe, expect, test } from "vitest";
import { arrowsBetween, roomOf } from "./arrows.ts";
import { type Arrows, circlesIn, fromAfar } from "./circles.ts";
import { kindOf } from "./sources.ts";

const picture = (...arrows: string[]): Arrows => {
  const made = new Map<string, Set<string>>();
  for (const [from = "", to = ""] of arrows.map((arrow) => arrow.split(" "))) {
    made.set(from, (made.get(from) ?? new Set()).add(to));
    made.set(to, made.get(to) ?? new Set());
  }
  return made;
};

describe("circles", () => {
  test("are knots of places that all reach each other", () => {
    expect(circlesIn(picture("a b", "b c", "c d", "d b", "d e", "f f"))).toEqual([["b", "c", "d"], ["f"]]);
    expect(circlesIn(picture("a b", "a c", "b d", "c d"))).toEqual([]);
  });

  test("two rooms can be in one though no two files are", () => {
    const files = picture("x/1 y/1", "y/2 x/2", "x/1 x/2");
    expect(circlesIn(files)).toEqual([]);
    expect(circlesIn(fromAfar(files, (path) => path.slice(0, 1)))).toEqual([["x", "y"]]);
  });
});

test("imports become arrows, those of types and of packages too", () => {
  const source = (path: string, text: string) =>
    ({ path, text, workspace: "", kind: "code", lines: 1 }) as const;
  const arrows = arrowsBetween([
    source(
      "apps/portal/src/app/main.tsx",
      'import type { A } from "@vycep/domain/cart/line";\nimport("../shared/log.ts"); import x from "react";\nimport { B } from "@vycep/ui/button.tsx";',
    ),
    source("apps/portal/src/shared/log.ts", ""),
    source("packages/domain/src/cart/line.ts", ""),
    source("packages/ui/src/button.tsx", ""),
  ]);
  expect([...(arrows.get("apps/portal/src/app/main.tsx") ?? [])].toSorted()).toEqual([
    "apps/portal/src/shared/log.ts",
    "packages/domain/src/cart/line.ts",
    "packages/ui/src/button.tsx",
  ]);
});

test.each([
  ["packages/domain/src/cart/line.ts", "packages/domain/src/cart"],
  ["apps/portal/src/features/cart/grid/row.tsx", "apps/portal/src/features/cart"],
  ["apps/portal/src/screens/home-screen.tsx", "apps/portal/src/screens"],
  ["apps/server/src/modules/cart/cart.repo.ts", "apps/server/src/modules/cart"],
  ["packages/contract/src/uid.ts", "packages/contract/src/uid.ts"],
  ["db/src/import/csv.ts", "db/src/import"],
  ["tools/sizes/rows.ts", "tools/sizes"],
  ["tools/sizes.ts", "tools/sizes.ts"],
])("%s stands in %s", (path, room) => {
  expect(roomOf(path)).toBe(room);
});

test.each([
  ["packages/words/src/cart/cs.ts", "words"],
  ["apps/portal/src/shared/i18n/texts/cart.sk.ts", "words"],
  ["packages/domain/src/cart/line.ts", "code"],
  ["packages/domain/src/cart/line.test.ts", "test"],
  ["apps/server/src/testing/test-server.ts", "test"],
])("%s is %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
