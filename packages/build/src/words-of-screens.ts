import type { Plugin } from "vite";

const languageFile = /packages\/words\/src\/[a-z-]+\/[a-z]{2}\.ts$/;
const answersFile = /packages\/words\/src\/[a-z-]+\/answers\.ts$/;
const notHere = "an app does not say what the API answers";

/**
 * Leaves out what only the API says. A noun's words are one file per language, and apps speak their `texts`: nothing else
 * would drop the `answers`, because words are fetched by the name of their file. Codecs of the contract that an app
 * reads with name answers that the server writes with; were one of them ever used here, the build would fail.
 */
export function wordsOfScreens(): Plugin {
  return {
    name: "vycep-words-of-screens",
    apply: "build",
    transform: {
      filter: { id: [languageFile, answersFile] },
      handler(code, id) {
        return answersFile.test(id) ? unreadAnswers(code) : withoutAnswers(code, this.parse(code).body);
      },
    },
    generateBundle(_options, bundle) {
      const speaking = Object.values(bundle).filter(
        (file) => file.type === "chunk" && file.code.includes(notHere),
      );
      if (speaking.length > 0)
        throw new Error(`${notHere}: ${speaking.map(({ fileName }) => fileName).join(", ")}`);
    },
  };
}

function unreadAnswers(code: string) {
  const unread = code.replace(
    /await inEvery\w*Language\(import\.meta\.url\)/,
    `(() => { throw new Error(${JSON.stringify(notHere)}); })()`,
  );
  if (unread === code) throw new Error("answers are read in a way that the build of apps does not know");
  return { code: unread, map: null, moduleSideEffects: false };
}

type Body = ReturnType<import("vite").Rolldown.PluginContext["parse"]>["body"];

function withoutAnswers(code: string, body: Body) {
  const answers = body.find(
    (node) =>
      node.type === "ExportNamedDeclaration" &&
      node.declaration?.type === "VariableDeclaration" &&
      node.declaration.declarations.some(({ id }) => id.type === "Identifier" && id.name === "answers"),
  );
  return answers === undefined
    ? null
    : { code: code.slice(0, answers.start) + code.slice(answers.end), map: null };
}
