import { dirname } from "node:path";
import type ts from "typescript-classic";
import { parse } from "../source/parse.ts";
import { arrowsBetween, roomOf } from "./arrows.ts";
import { circlesIn, fromAfar } from "./circles.ts";
import { functionsOf } from "./functions.ts";
import { type Habit, habitsOf } from "./habits.ts";
import { percentile, sum } from "./measure.ts";
import { codeOf, linesIn, type Source } from "./sources.ts";
import { untoldRules } from "./untold-rules.ts";

/** One aim, how things are, and where they are not as they should be. */
export type Row = {
  readonly what: string;
  readonly is: string;
  readonly aim: string;
  readonly isKept: boolean;
  /** Promised, not only aimed at: --check insists. */
  readonly isPromised: boolean;
  readonly places?: readonly string[];
};

type Tree = Source & { readonly tree: ts.SourceFile };

/** The house held against its aims. What only tools and tests do costs no user anything and is not counted. */
export function rowsOf(sources: readonly Source[]): readonly Row[] {
  const code = codeOf(sources);
  const product = code
    .filter(({ workspace }) => !["tools", "e2e"].includes(workspace))
    .map((source) => ({ ...source, tree: parse(source.path, source.text) }));
  return [
    ...sizeRows(sources),
    ...functionRows(product),
    ...circleRows(code),
    ...habitRows(product),
    ruleRow(product),
  ];
}

function sizeRows(sources: readonly Source[]): Row[] {
  const code = codeOf(sources);
  const large = sources.filter(({ lines }) => lines > 300);
  const told = (some: readonly Source[]) => some.map(({ path, lines }) => `${lines} ${path}`);
  const wide = [...new Set(code.map(({ workspace }) => workspace))].flatMap((workspace) => {
    const p90 = percentile(linesIn(workspace, code), 90);
    return p90 > 160 ? [`${p90} ${workspace}`] : [];
  });
  const folders = Map.groupBy(sources, ({ path }) => dirname(path));
  const full = [...folders].flatMap(([folder, { length }]) => (length > 40 ? [`${length} ${folder}`] : []));
  return [
    none("files over 300 lines", told(large.filter(({ kind }) => kind !== "test"))),
    none("workspaces with a p90 over 160 lines", wide),
    none("folders over 40 files", full),
    { ...none("tests over 300 lines", told(large.filter(({ kind }) => kind === "test"))), isPromised: false },
  ];
}

function functionRows(product: readonly Tree[]): Row[] {
  const all = product.flatMap(({ path, tree }) =>
    functionsOf(tree).map((measured) => ({
      ...measured,
      place: `${path}:${measured.line} ${measured.name}`,
    })),
  );
  const lines = all.map((measured) => measured.lines);
  const long = all.filter((one) => one.lines > (one.isComponent ? 80 : 50));
  const share = (100 * long.length) / Math.max(1, all.length);
  const many = all.filter(({ parameters }) => parameters > 3);
  return [
    {
      what: "lines of a function, median / p90",
      is: `${percentile(lines, 50)} / ${percentile(lines, 90)}`,
      aim: "≤ 10 / ≤ 30",
      isKept: percentile(lines, 50) <= 10 && percentile(lines, 90) <= 30,
      isPromised: false,
    },
    {
      what: "functions over 50 lines (components 80)",
      is: `${long.length}, ${share.toFixed(1)} %`,
      aim: "≤ 3 %",
      isKept: share <= 3,
      isPromised: false,
      places: long.map(({ place, lines: length }) => `${length} ${place}`),
    },
    {
      ...none(
        "functions with more than 3 parameters",
        many.map(({ place }) => place),
      ),
      isPromised: false,
    },
  ];
}

function circleRows(code: readonly Source[]): Row[] {
  const arrows = arrowsBetween(code);
  const told = (knots: readonly string[][]) => knots.map((knot) => `${knot.length}: ${knot.join(" ")}`);
  return [
    none("circles of files", told(circlesIn(arrows))),
    none("circles of rooms", told(circlesIn(fromAfar(arrows, roomOf)))),
  ];
}

function habitRows(product: readonly Tree[]): Row[] {
  const screens = product.filter(({ workspace }) => /^apps\/(?!server)|^packages\/shell$/u.test(workspace));
  return [
    habitRow("effects per 1,000 lines of apps and shell", "effect", { of: screens, atMost: 0.5 }),
    habitRow("casts per 1,000 lines", "cast", { of: product, atMost: 1 }),
    habitRow("`!` per 1,000 lines", "bang", { of: product, atMost: 0 }),
  ];
}

function habitRow(
  what: string,
  wanted: Habit,
  { of, atMost }: { readonly of: readonly Tree[]; readonly atMost: number },
): Row {
  const places = of.flatMap(({ path, tree }) =>
    habitsOf(tree).flatMap(({ habit, line }) => (habit === wanted ? [`${path}:${line}`] : [])),
  );
  const rate = (1000 * places.length) / Math.max(1, sum(of.map(({ lines }) => lines)));
  return {
    what,
    is: `${rate.toFixed(2)} (${places.length})`,
    aim: `≤ ${atMost}`,
    isKept: rate <= atMost,
    isPromised: true,
    places,
  };
}

function ruleRow(product: readonly Tree[]): Row {
  const untold = product
    .filter(({ workspace }) => workspace === "packages/domain")
    .flatMap(({ path, tree }) => untoldRules(tree).map(({ name, line }) => `${path}:${line} ${name}`));
  return { ...none("rules without a doc comment and an example", untold), isPromised: false };
}

function none(what: string, places: readonly string[]): Row {
  return { what, is: String(places.length), aim: "0", isKept: places.length === 0, isPromised: true, places };
}
