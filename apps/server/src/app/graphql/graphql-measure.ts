import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

export type Measure = { readonly depth: number; readonly cost: number };

type Parent = GraphQLNamedType | undefined;

/**
 * Depth and cost of an operation with all fragments unfolded, each fragment measured once. The cost counts a field
 * once for every type that it may be asked of: that is how often it is compiled, so a tower of related products of
 * two types each doubles with every storey.
 */
export function measurer(
  schema: GraphQLSchema,
  document: DocumentNode,
): (operation: OperationDefinitionNode) => Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const measure = fragment
      ? ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      : nothing;
    measured.set(name, measure);
    return measure;
  };
  const ofSelections = ({ selections }: SelectionSetNode, parent: Parent): Measure => {
    const parts = selections.map((selection) => ofSelection(selection, parent));
    return {
      depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    };
  };
  const ofSelection = (selection: SelectionNode, parent: Parent): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value;
      return ofSelections(
        selection.selectionSet,
        condition === undefined ? parent : schema.getType(condition),
      );
    }
    if (!selection.selectionSet) return { depth: 1, cost: 1 };
    const type = typeOfField(parent, selection.name.value);
    const inner = ofSelections(selection.selectionSet, type);
    return { depth: inner.depth + 1, cost: 1 + inner.cost * possibleTypes(schema, type) };
  };
  return ({ operation, selectionSet }) =>
    ofSelections(selectionSet, schema.getRootType(operation) ?? undefined);
}

const nothing: Measure = { depth: 0, cost: 0 };

/** Fields of introspection have no type here; nothing in them is abstract. */
function typeOfField(parent: Parent, name: string): Parent {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name];
  return field && getNamedType(field.type);
}

function possibleTypes(schema: GraphQLSchema, type: Parent): number {
  return isAbstractType(type) ? schema.getPossibleTypes(type).length : 1;
}
