import { isReadableText } from "@vycep/contract/text";
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  type VariableDefinitionNode,
  validate,
  visit,
} from "graphql";
import { measurer } from "./graphql-measure.ts";

export type DocumentLimits = { readonly depth: number; readonly cost: number; readonly aliases: number };

/** A document that was found good: its operations, ready to be chosen from. */
export type CheckedDocument = {
  /** Given where the text is too long to be remembered and compiled, or asks for the schema: it is run as it stands. */
  readonly unremembered: DocumentNode | undefined;
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
 * Parses and checks documents, remembering both good and bad ones. The memory is bounded in number *and* size: a
 * parsed document takes a hundred times the room of its text, and a stranger may send a new one each time. The cheap
 * limits come first, because validation itself can be made slow by a hostile document.
 */
export function documentChecker(
  schemas: CheckedSchemas,
  options: { readonly limits: DocumentLimits; readonly introspection: boolean },
): (source: string) => DocumentAnswer {
  const always = [...specifiedRules, readableTexts];
  const rules = options.introspection ? always : [...always, NoSchemaIntrospectionCustomRule];
  const known = new Map<string, DocumentAnswer>();
  return (source) => {
    const before = known.get(source);
    if (before) return before;
    const answer = check(source, { ...schemas, rules, limits: options.limits });
    if (source.length > longestRemembered) return answer;
    if (known.size >= rememberedDocuments) known.delete(known.keys().next().value ?? "");
    known.set(source, answer);
    return answer;
  };
}

/** A text that is written into the document itself is read as one that comes beside it. */
function readableTexts(context: ValidationContext): ASTVisitor {
  return {
    StringValue: (node) => {
      if (isReadableText(node.value)) return;
      context.reportError(new GraphQLError("A text of the document is not valid Unicode.", { nodes: node }));
    },
  };
}

/** How many documents are kept ready; a portal has a few dozen. */
export const rememberedDocuments = 300;
const longestRemembered = 8192;
const mostTokens = 20_000;

/** What may be asked, and what of it can come: that is what a document costs. */
type CheckedSchemas = { readonly whole: GraphQLSchema; readonly answered: GraphQLSchema };

type Checks = CheckedSchemas & {
  readonly rules: readonly ValidationRule[];
  readonly limits: DocumentLimits;
};

function check(source: string, { whole, answered, rules, limits }: Checks): DocumentAnswer {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: mostTokens });
  } catch (error) {
    return {
      kind: "bad",
      errors: [error instanceof GraphQLError ? error : new GraphQLError("Syntax Error")],
    };
  }
  const excess = excessOf(document, limits);
  if (excess !== undefined) return tooComplex(excess);
  const errors = validate(whole, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return { kind: "bad", errors };

  const measures = measurer(answered, document);
  const operations = new Map<string, Operation>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    // No rule of the specification's validation says so, and execution would fail on it.
    if (!whole.getRootType(node.operation))
      return bad(`There are no operations of the kind ${node.operation}.`);
    const { depth, cost } = measures(node);
    if (depth > limits.depth) return tooComplex(`depth ${depth}, ${limits.depth} is allowed`);
    if (cost > limits.cost) return tooComplex(`${cost} fields, ${limits.cost} are allowed`);
    operations.set(node.name?.value ?? "", {
      kind: node.operation,
      fields: rootFieldsOf(node),
      variables: node.variableDefinitions ?? [],
    });
  }
  return {
    kind: "good",
    document: {
      operations,
      unremembered: source.length > longestRemembered || asksForSchema(operations) ? document : undefined,
    },
  };
}

function tooComplex(reason: string): DocumentAnswer {
  return bad(`The operation is too complex: ${reason}.`);
}

function bad(message: string): DocumentAnswer {
  return { kind: "bad", errors: [new GraphQLError(message)] };
}

/**
 * Whether two fields of one name may be merged is found by comparing each with each, so names are counted before:
 * ten thousand times the same field would keep the processor busy for seconds. No honest document comes near these.
 */
const mostOfOneName = 250;
const mostFragments = 100;

/** What a document has too much of, without a look at the schema. */
function excessOf(document: DocumentNode, limits: DocumentLimits): string | undefined {
  let aliases = 0;
  let fields = 0;
  let mostOften = 0;
  const times = new Map<string, number>();
  const count = (name: string) => {
    const often = (times.get(name) ?? 0) + 1;
    times.set(name, often);
    mostOften = Math.max(mostOften, often);
  };
  visit(document, {
    Field: ({ alias, name }) => {
      if (alias) aliases += 1;
      fields += 1;
      count((alias ?? name).value);
    },
    FragmentSpread: ({ name }) => count(`...${name.value}`),
  });
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (aliases > limits.aliases) return `${aliases} aliases, ${limits.aliases} are allowed`;
  if (fields > limits.cost) return `${fields} fields, ${limits.cost} are allowed`;
  if (mostOften > mostOfOneName) return `one name ${mostOften} times, ${mostOfOneName} are allowed`;
  if (fragments > mostFragments) return `${fragments} fragments, ${mostFragments} are allowed`;
  return undefined;
}

/** Questions about the schema itself are answered by the whole of it. */
function asksForSchema(operations: ReadonlyMap<string, Operation>): boolean {
  return operations.values().some(({ fields }) => fields.some((name) => /^__(schema|type)$/u.test(name)));
}

function rootFieldsOf(node: OperationDefinitionNode): string[] {
  return node.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
}
