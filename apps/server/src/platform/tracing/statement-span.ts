import type { NewSpan } from "./spans.ts";

/** A write anywhere in a statement, or else what it reads first. Words like `distinct from` and `epoch from` name no table. */
const write =
  /\b(insert)\s+into\s+"?([a-z_]+)|\b(delete)\s+from\s+"?([a-z_]+)|(?:^|\(|\n)\s*(update)\s+"?([a-z_]+)/i;
const read = /(?<!distinct|epoch|day|dow)\s+from\s+"?([a-z_]+)\b(?!\s*\()/i;

/** A statement's span: what it does to which table first. Its values never leave the house, nor its text. */
export function spanOfStatement(text: string): NewSpan {
  const [verb = "statement", table] = written(text) ?? taken(text);
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: "client",
    facts: {
      ...{ "db.system.name": "postgresql", "db.operation.name": verb },
      ...(table === undefined ? {} : { "db.collection.name": table }),
    },
  };
}

function written(text: string): readonly string[] | undefined {
  const found = write
    .exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  return found?.map((part) => part.toLowerCase());
}

function taken(text: string): readonly (string | undefined)[] {
  const first = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
  if (first !== "select" && first !== "with") return [first];
  return ["select", read.exec(text)?.[1]?.toLowerCase()];
}
