import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "@vycep/tables/read-csv";
import { root } from "../bootstrap.mjs";

const folder = join(root, "packages/contract/src/magento");

/** A field, an input field or a value of an enum; `signature` has arguments and type, as it stands in SDL. */
export type ListedField = {
  readonly name: string;
  readonly signature: string;
  readonly isDeprecated: boolean;
};

export type ListedType = {
  readonly name: string;
  readonly kind: "type" | "interface" | "input" | "enum";
  readonly interfaces: readonly string[];
  readonly fields: readonly ListedField[];
};

/** StoreConfig beside what a storefront asks: of services that a brewery has none of. */
const strangeSettings = /^(braintree_|magento_reward_)/u;

/** Magento's types as they are listed, by name; what the list names without listing it is beside it. */
export function magentoList(): readonly ListedType[] {
  const rows = ["magento-fields.csv", "implied-fields.csv"].flatMap(readRows);
  return [...Map.groupBy(rows, ([type = ""]) => type)]
    .map(([name, fields]) => ({
      name,
      kind: (fields[0]?.[1] ?? "type") as ListedType["kind"],
      interfaces: (fields[0]?.[2] ?? "").split(" ").filter((given) => given !== ""),
      fields: fields
        .map(([, , , field = "", signature = ""]) => ({
          name: field,
          signature: signature.replace(/ ?@deprecated/u, ""),
          isDeprecated: signature.endsWith("@deprecated"),
        }))
        .filter((field) => name !== "StoreConfig" || !strangeSettings.test(field.name)),
    }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** `(id: String): Country` → the arguments and the type. */
export function partsOf(signature: string) {
  const end = signature.startsWith("(") ? signature.indexOf("): ") : -1;
  const inside = end < 0 ? "" : signature.slice(1, end);
  const args = inside === "" ? [] : inside.split(", ").map((argument) => argument.split(": "));
  return {
    args: args.map(([name = "", type = ""]) => [name, type] as const),
    output: end < 0 ? signature : signature.slice(end + 3),
  };
}

/** `type`, `type.field` or `type.field(argument)` → what its description says. */
export type Said = ReadonlyMap<string, string>;

export function answeredFields(): Said {
  return new Map(
    readRows("answered-fields.csv").map(([type, field, says = ""]) => [`${type}.${field}`, says]),
  );
}

/** What to ask instead of what Magento has deprecated. */
export function deprecatedFields(): Said {
  return new Map(
    readRows("deprecated-fields.csv").map(([type, field, instead = ""]) => [`${type}.${field}`, instead]),
  );
}

/** Types that no call of ours ever answers, each with the reason. */
export function neverAnswered(): Said {
  return new Map(readRows("never-answered.csv").map(([type = "", why = ""]) => [type, why]));
}

function readRows(name: string): readonly (readonly string[])[] {
  return readCsv(readFileSync(join(folder, name), "utf8"))
    .slice(1)
    .map(({ record }) => record);
}
