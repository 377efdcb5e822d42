import type { Plugin } from "vite";

/**
 * Leaves out what only the API says: a noun's words are one file per language, and the portal speaks their `texts`. Nothing
 * else would drop the `answers`, because words are fetched by the name of their file.
 */
export function wordsOfScreens(): Plugin {
  return {
    name: "vycep-words-of-screens",
    apply: "build",
    transform: {
      filter: { id: /packages\/words\/src\/[a-z-]+\/[a-z]{2}\.ts$/ },
      handler(code) {
        const answers = this.parse(code).body.find(
          (node) =>
            node.type === "ExportNamedDeclaration" &&
            node.declaration?.type === "VariableDeclaration" &&
            node.declaration.declarations.some(({ id }) => id.type === "Identifier" && id.name === "answers"),
        );
        return answers === undefined
          ? null
          : { code: code.slice(0, answers.start) + code.slice(answers.end), map: null };
      },
    },
  };
}
