import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** The names of the fields asked for below the one being resolved, and of those below these as `items.name`; fragments unfolded. */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const gather = ({ selections }: SelectionSetNode, above: string) => {
    for (const selection of selections) {
      if (selection.kind === "Field") {
        names.add(`${above}${selection.name.value}`);
        if (selection.selectionSet && above === "")
          gather(selection.selectionSet, `${selection.name.value}.`);
      } else if (selection.kind === "InlineFragment") gather(selection.selectionSet, above);
      else {
        const fragment = info.fragments[selection.name.value];
        if (fragment) gather(fragment.selectionSet, above);
      }
    }
  };
  for (const { selectionSet } of info.fieldNodes) if (selectionSet) gather(selectionSet, "");
  return names;
}
