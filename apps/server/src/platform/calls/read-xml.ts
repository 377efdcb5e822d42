import { SaxesParser } from "saxes";

/** An element as it was read: its name without prefix, its own text, and what stands in it. */
type XmlTree = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlTree[];
};

/** Deep enough for every document that is read here. */
const DEEPEST = 60;

/** Entities of a document's own are an error, and nothing outside of it is ever read. */
export function readXml(text: string): XmlTree {
  const open: { name: string; attributes: Record<string, string>; text: string; children: XmlTree[] }[] = [];
  let root: XmlTree | undefined;
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= DEEPEST) throw new Error("the document is nested too deeply");
    const tree = { name: name.replace(/^.*:/, ""), attributes: { ...attributes }, text: "", children: [] };
    open.at(-1)?.children.push(tree);
    root ??= tree;
    open.push(tree);
  });
  const say = (more: string) => {
    const last = open.at(-1);
    if (last) last.text += more;
  };
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text.replace(/^\uFEFF/, "")).close();
  if (root === undefined) throw new Error("the document is empty");
  return root;
}
