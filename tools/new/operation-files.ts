import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What somebody asked for: `npm run new -- operation cart clear-cart`. */
export type NewOperation = { readonly noun: string; readonly name: string };

export type Outcome =
  | { readonly kind: "made"; readonly files: readonly string[]; readonly left: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Makes the files of a new operation, named as the house names them (kebab-case files, the API's own name inside):
 * contract, server operation with its test, and the portal's hook; wires the resolver. Overwrites nothing.
 *
 * @returns the files made or changed, and what is left to the person
 */
export function makeOperation(root: string, { noun, name }: NewOperation): Outcome {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun))
    return refused(`"${noun}" is no name of a noun: kebab-case.`);
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return refused(`"${name}" is no name of an operation: clear-cart or clearCart.`);
  }
  const words = wordsOf(noun, name);
  const server = join("apps/server/src/modules", noun);
  const feature = join("apps/portal/src/features", noun);
  const made: readonly [path: string, template: string][] = [
    [join(server, `${words.kebab}.ts`), "operation.ts"],
    [join(server, `${words.kebab}.test.ts`), "operation.test.ts"],
    [join(feature, `use-${words.kebab}.ts`), "hook.ts"],
  ];
  const there = made.find(([path]) => existsSync(join(root, path)));
  if (there) return refused(`${there[0]} is there already.`);

  for (const [path, template] of made) write(join(root, path), fill(template, words));
  const sdl = join("packages/contract/src", noun, `${noun}.graphql`);
  append(join(root, sdl), fill("contract.graphql", words));
  const rooms = [
    openRoom(root, join(server, "README.md"), fill("module-readme.md", words)),
    openRoom(root, join(feature, "README.md"), fill("feature-readme.md", words)),
  ].flat();
  const { files, left } = wire(root, server, words);
  return { kind: "made", files: [...made.map(([path]) => path), sdl, ...rooms, ...files], left };
}

type Words = Readonly<Record<"noun" | "nounName" | "name" | "Name" | "kebab" | "permission", string>>;

function wordsOf(noun: string, given: string): Words {
  const kebab = given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const name = camel(kebab);
  return {
    noun,
    nounName: camel(noun),
    name,
    Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    kebab,
    permission: "Catalogue",
  };
}

function camel(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** The resolver calls the operation; a noun that has none yet gets its file, and one line is left to the person. */
function wire(root: string, server: string, words: Words): { files: string[]; left: string[] } {
  const path = join(server, `${words.noun}.resolvers.ts`);
  const isNew = !existsSync(join(root, path));
  const text = isNew ? fill("resolvers.ts", words) : readFileSync(join(root, path), "utf8");
  const line = `      ${words.name}: (_root, { input }, context) => ${words.name}(deps, context, input),\n`;
  if (!text.includes("    Mutation: {\n")) return { files: [], left: [`Into Mutation of ${path}:\n${line}`] };
  const wired = text.replace("    Mutation: {\n", `    Mutation: {\n${line}`);
  write(join(root, path), `import { ${words.name} } from "./${words.kebab}.ts";\n${wired}`);
  const left = isNew
    ? [`Into allResolvers of apps/server/src/app/modules.ts: ${words.nounName}Resolvers(deps)`]
    : [];
  return { files: [path], left };
}

function openRoom(root: string, path: string, text: string): string[] {
  if (existsSync(join(root, path))) return [];
  write(join(root, path), text);
  return [path];
}

function append(path: string, text: string): void {
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  write(path, `${before}${before === "" ? text.trimStart() : text}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function fill(template: string, words: Words): string {
  const text = readFileSync(join(import.meta.dirname, "templates", `${template}.txt`), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (hole, word: string) => words[word as keyof Words] ?? hole);
}

function refused(reason: string): Outcome {
  return { kind: "refused", reason };
}
