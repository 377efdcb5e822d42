import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type VariableDefinitionNode,
  validate,
  visit,
} from "graphql";

export type DocumentLimits = { readonly depth: number; readonly cost: number; readonly aliases: number };

/** A document that was found good: its operations, ready to be chosen from. */
export type CheckedDocument = {
  readonly operations: ReadonlyMap<string, Operation>;
};
export type Operation = {
  readonly variables: readonly VariableDefinitionNode[];
  readonly kind: "query" | "mutation" | "subscription";
  readonly fields: readonly string[];
};

export type DocumentAnswer =
  | { readonly kind: "good"; readonly document: CheckedDocument }
  | { readonly kind: "bad"; readonly errors: readonly GraphQLError[] };

/**
 * Parses and checks documents, remembering both good and bad ones (bounded). The cheap limits come first, because
 * validation itself can be made slow by a hostile document.
 */
export function documentChecker(
  schema: GraphQLSchema,
  options: { readonly limits: DocumentLimits; readonly introspection: boolean },
): (source: string) => DocumentAnswer {
  const rules = options.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const known = new Map<string, DocumentAnswer>();
  return (source) => {
    const before = known.get(source);
    if (before) return before;
    const answer = check(source, { schema, rules, limits: options.limits });
    if (known.size >= remembered) known.delete(known.keys().next().value ?? "");
    known.set(source, answer);
    return answer;
  };
}

const remembered = 1000;
const mostTokens = 20_000;

type Checks = {
  readonly schema: GraphQLSchema;
  readonly rules: typeof specifiedRules;
  readonly limits: DocumentLimits;
};

function check(source: string, { schema, rules, limits }: Checks): DocumentAnswer {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: mostTokens });
  } catch (error) {
    return {
      kind: "bad",
      errors: [error instanceof GraphQLError ? error : new GraphQLError("Syntax Error")],
    };
  }
  const aliases = aliasesOf(document);
  if (aliases > limits.aliases) return tooComplex(`${aliases} aliases, ${limits.aliases} are allowed`);
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return { kind: "bad", errors };

  const measures = measurer(document);
  const operations = new Map<string, Operation>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, cost } = measures(node.selectionSet);
    if (depth > limits.depth) return tooComplex(`depth ${depth}, ${limits.depth} is allowed`);
    if (cost > limits.cost) return tooComplex(`${cost} fields, ${limits.cost} are allowed`);
    operations.set(node.name?.value ?? "", {
      kind: node.operation,
      fields: rootFieldsOf(node),
      variables: node.variableDefinitions ?? [],
    });
  }
  return { kind: "good", document: { operations } };
}

function tooComplex(reason: string): DocumentAnswer {
  return { kind: "bad", errors: [new GraphQLError(`The operation is too complex: ${reason}.`)] };
}

function aliasesOf(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field: ({ alias }) => {
      if (alias) aliases += 1;
    },
  });
  return aliases;
}

function rootFieldsOf(node: OperationDefinitionNode): string[] {
  return node.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
}

type Measure = { readonly depth: number; readonly cost: number };

/** Depth and number of fields with all fragments unfolded, each fragment measured once. */
function measurer(document: DocumentNode): (selections: SelectionSetNode) => Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const measure = fragment ? ofSelections(fragment.selectionSet) : { depth: 0, cost: 0 };
    measured.set(name, measure);
    return measure;
  };
  const ofSelections = ({ selections }: SelectionSetNode): Measure => {
    let depth = 0;
    let cost = 0;
    for (const selection of selections) {
      const part = ofSelection(selection);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
    }
    return { depth, cost };
  };
  const ofSelection = (selection: SelectionSetNode["selections"][number]): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    const inner = selection.selectionSet ? ofSelections(selection.selectionSet) : { depth: 0, cost: 0 };
    return { depth: inner.depth + 1, cost: inner.cost + 1 };
  };
  return ofSelections;
}
