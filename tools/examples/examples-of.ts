import ts from "typescript-classic";
import { nodesOf, parse } from "../source/parse.ts";

/** One `@example` of a doc comment. */
export type Example = {
  readonly line: number;
  /** The expression that a reader would type. */
  readonly code: string;
  /** What it gives, as it is written behind `//`; nothing where the example does not say. */
  readonly shown: string | undefined;
};

/** The examples in the doc comments of a source, from top to bottom. */
export function examplesOf(path: string, text: string): Example[] {
  const source = parse(path, text);
  const tags = nodesOf(source).flatMap((node) =>
    ts.getJSDocTags(node).filter((tag) => tag.tagName.text === "example" && tag.parent.parent === node),
  );
  return tags.map((tag) => {
    const said = ts.getTextOfJSDocComment(tag.comment)?.replaceAll(/\s+/gu, " ").trim() ?? "";
    const { line } = source.getLineAndCharacterOfPosition(tag.getStart(source));
    const at = said.lastIndexOf(" // ");
    return at < 0
      ? { line: line + 1, code: said, shown: undefined }
      : { line: line + 1, code: said.slice(0, at).trim(), shown: said.slice(at + 4).trim() };
  });
}
