/** An element as it was read: its name without prefix, its own text, and what stands in it. */
export interface XmlTree {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlTree[];
}

/** All elements along a path of names. */
export function elementsAt(tree: XmlTree | undefined, ...path: readonly string[]): readonly XmlTree[] {
  return path.reduce<readonly XmlTree[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    tree === undefined ? [] : [tree],
  );
}

/** The text of the first element along a path; empty where there is none. */
export function textAt(tree: XmlTree | undefined, ...path: readonly string[]): string {
  return elementsAt(tree, ...path)[0]?.text.trim() ?? "";
}
