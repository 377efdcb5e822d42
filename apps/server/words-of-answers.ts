import { LABEL_LANGUAGES, LANGUAGES } from "@vycep/domain/market/language";
import type { Plugin } from "rolldown";

const asked = /await inEvery(Label)?Language<.*?>\(import\.meta\.url\)/;

/**
 * Reads what a noun answers in every language at build time: the sources find the files of languages by their names, which a
 * bundle has no longer. What screens say stays out.
 */
export function wordsOfAnswers(): Plugin {
  return {
    name: "vycep-words-of-answers",
    transform: {
      filter: { id: /packages\/words\/src\/[a-z-]+\/answers\.ts$/ },
      handler(code) {
        const labels = asked.exec(code);
        if (labels === null)
          throw new Error("answers are read in a way that the server's build does not know");
        const languages = labels[1] === undefined ? LANGUAGES : LABEL_LANGUAGES;
        const files = languages.map(
          (language) => `import { answers as ${language} } from "./${language}.ts";`,
        );
        const named = languages.map((language) => `["${language}", ${language}]`);
        // On the first line, so that every line keeps its number.
        const imports = `import { sideBySide } from "../engine/side-by-side.ts"; ${files.join(" ")} `;
        return { code: imports + code.replace(asked, `sideBySide([${named.join(", ")}])`), map: null };
      },
    },
  };
}
