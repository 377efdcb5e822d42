import {
  ON_BEHALF_ENDED,
  ON_BEHALF_MARK,
  ON_BEHALF_PATHS as paths,
} from "@vycep/contract/identity/on-behalf";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { behalfPages as words } from "@vycep/words/on-behalf/answers";
import { betweenPage } from "../between-pages.ts";

/** The page between the desk and the portal: its script fetches the token for the code behind `#`. */
export function startPage(language: Language): string {
  return betweenPage(language, {
    title: say(words.opening, language),
    body: `<p>${say(words["opening-hint"], language)}</p><script src="${paths.startScript}"></script>`,
  });
}

/** Where a tab comes to its end, also one whose code was of no use. */
export function endedPage(language: Language, isCodeUsed: boolean): string {
  const hint = say(words[isCodeUsed ? "code-used" : "ended-hint"], language);
  return betweenPage(language, {
    title: say(words.ended, language),
    body: `<p>${hint}</p><p><a href="/desk">${say(words.desk, language)}</a></p><script src="${paths.endedScript}"></script>`,
  });
}

/** What this tab keeps is its own: another tab of the browser goes on with whoever is signed in there. */
export const startScript = `const code = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
fetch(${JSON.stringify(paths.token)}, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ code }),
})
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
  .then(({ token, prefix, uid, shipToId }) => {
    sessionStorage.clear();
    sessionStorage.setItem(${JSON.stringify(ON_BEHALF_MARK)}, prefix);
    sessionStorage.setItem(prefix + "id_token", token);
    sessionStorage.setItem(prefix + "owner", uid);
    sessionStorage.setItem(prefix + "shipToId", shipToId);
    location.replace("/catalog/products");
  })
  .catch(() => location.replace(${JSON.stringify(`${ON_BEHALF_ENDED}?code`)}));
`;

export const endedScript = `const prefix = sessionStorage.getItem(${JSON.stringify(ON_BEHALF_MARK)});
if (prefix !== null) {
  sessionStorage.clear();
  indexedDB.deleteDatabase(prefix + "vycep");
}
if (location.search === "?back") close();
`;
