import type { NounWords } from "./noun-words.ts";

/** Every file of a noun, and the template it is made from. */
export function roomsOf({ noun, nouns, table, migration }: NounWords): readonly {
  readonly path: string;
  readonly template: string;
}[] {
  const domain = `packages/domain/src/${noun}`;
  const words = `packages/words/src/${noun}`;
  const server = `apps/server/src/modules/${noun}`;
  const feature = `apps/portal/src/features/${noun}`;
  return [
    [`${domain}/README.md`, "domain-readme.md"],
    [`${domain}/${noun}-title.ts`, "title.ts"],
    [`${domain}/${noun}-title.test.ts`, "title.test.ts"],
    [`packages/contract/src/${noun}/README.md`, "contract-readme.md"],
    [`packages/contract/src/${noun}/${noun}.graphql`, "contract.graphql"],
    [`${words}/cs.ts`, "cs.ts"],
    [`${words}/sk.ts`, "sk.ts"],
    [`${words}/en.ts`, "en.ts"],
    [`db/schema/${noun}.sql`, "table.sql"],
    [`db/migrations/${migration}_${table}.sql`, "table.sql"],
    [`${server}/README.md`, "module-readme.md"],
    [`${server}/${noun}.resolvers.ts`, "resolvers.ts"],
    [`${server}/${noun}.policy.ts`, "policy.ts"],
    [`${server}/${noun}.repo.ts`, "repo.ts"],
    [`${server}/${noun}.facts.ts`, "facts.ts"],
    [`${server}/${noun}.commands.ts`, "commands.ts"],
    [`${server}/${nouns}.ts`, "list.ts"],
    [`${server}/${nouns}.test.ts`, "list.test.ts"],
    [`${server}/add-${noun}.ts`, "add.ts"],
    [`${server}/add-${noun}.test.ts`, "add.test.ts"],
    [`${feature}/README.md`, "feature-readme.md"],
    [`${feature}/use-${nouns}.ts`, "use-list.ts"],
    [`${feature}/use-add-${noun}.ts`, "use-add.ts"],
    [`${feature}/${noun}-list.tsx`, "list.tsx"],
    [`${feature}/${noun}-form.tsx`, "form.tsx"],
    [`apps/portal/src/screens/${noun}/${noun}-screen.tsx`, "screen.tsx"],
  ].map(([path = "", template = ""]) => ({ path, template }));
}
