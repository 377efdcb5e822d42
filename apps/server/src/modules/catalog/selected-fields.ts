import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** The names of the fields asked for directly below the one being resolved, fragments unfolded. */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const gather = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === "Field") names.add(selection.name.value);
      else if (selection.kind === "InlineFragment") gather(selection.selectionSet);
      else {
        const fragment = info.fragments[selection.name.value];
        if (fragment) gather(fragment.selectionSet);
      }
    }
  };
  for (const { selectionSet } of info.fieldNodes) if (selectionSet) gather(selectionSet);
  return names;
}
