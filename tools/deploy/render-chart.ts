import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createEngine, sprigDefaults, sprigLists, sprigStrings } from "@promptctl/go-template-js";
import { parse, parseAllDocuments, stringify } from "yaml";

export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly spec: Record<string, unknown>;
};
export type Values = { readonly [key: string]: unknown };

/**
 * Renders a Helm chart as Helm's engine does: Go's template language with Sprig, and `include` and `toYaml` of Helm's own. What a
 * chart may use of both is what stands here; nobody's cluster is asked.
 */
export function renderChart(folder: string, given: Values, isUpgrade = false): readonly Manifest[] {
  const read = (path: string) => parse(readFileSync(join(folder, path), "utf8")) as Values;
  const chart = read("Chart.yaml");
  const data = {
    Values: merged(read("values.yaml"), given),
    Chart: { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion },
    Release: {
      Name: "portal",
      Service: "Helm",
      Revision: isUpgrade ? 2 : 1,
      IsInstall: !isUpgrade,
      IsUpgrade: isUpgrade,
    },
  };
  const files = globSync("templates/*", { cwd: folder }).toSorted();
  const helpers = files
    .filter((file) => file.endsWith(".tpl"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return files
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const text = rendered(readFileSync(join(folder, file), "utf8"), data, helpers.join(""));
      return parseAllDocuments(text).map((document) => {
        if (document.errors.length > 0) throw new Error(`${basename(file)}: ${document.errors.join("; ")}`);
        return document.toJS() as Manifest | null;
      });
    })
    .filter((manifest) => manifest !== null);
}

function rendered(source: string, data: unknown, helpers: string): string {
  const engine = createEngine<string>({
    fromString: (text) => text,
    funcs: {
      ...{ ...sprigStrings(), ...sprigDefaults(), ...sprigLists() },
      include: {
        fn: (name: string, below: unknown) => rendered(`{{ template "${name}" . }}`, below, helpers),
        argTypes: ["string", "value"],
        returnType: "string",
      },
      // Sprig's takes numbers and truths as well.
      quote: {
        fn: (value: unknown) => JSON.stringify(String(value)),
        argTypes: ["value"],
        returnType: "string",
      },
      toYaml: {
        fn: (value: unknown) => stringify(value).trimEnd(),
        argTypes: ["value"],
        returnType: "string",
      },
    },
  });
  // What stands between the definitions is no part of what is rendered with them.
  const between = engine.parse(helpers).evaluate(data).join("");
  return engine
    .parse(helpers + source)
    .evaluate(data)
    .join("")
    .slice(between.length);
}

function merged(own: Values, given: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const keys = new Set([...Object.keys(own), ...Object.keys(given)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const [mine, theirs] = [own[key], given[key]];
      if (isMap(mine) && isMap(theirs)) return [key, merged(mine, theirs)];
      return [key, key in given ? theirs : mine];
    }),
  );
}
