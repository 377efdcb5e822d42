import { ON_BEHALF_MARK } from "@vycep/contract/identity/on-behalf";
import { PREVIEW_MARK, PREVIEW_PATHS as paths } from "@vycep/contract/identity/preview";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { previewPages as words } from "@vycep/words/portal-preview/answers";
import { betweenPage } from "../between-pages.ts";

/** The page between the desk and the portal in its frame: its script fetches the token for the code behind `#`. */
export function startPage(language: Language): string {
  const body = `<p>${say(words.opening, language)}</p><script src="${paths.startScript}"></script>`;
  return betweenPage(language, { title: say(words.opening, language), body });
}

/** Where a frame comes to its end, also one whose code was of no use. */
export function endedPage(language: Language): string {
  const body = `<p>${say(words["ended-hint"], language)}</p><script src="${paths.endedScript}"></script>`;
  return betweenPage(language, { title: say(words.ended, language), body });
}

/** What earlier frames of this tab have kept goes; what the desk keeps beside it stays. */
const forget = `const mark = ${JSON.stringify(PREVIEW_MARK)};
for (const key of Object.keys(sessionStorage)) {
  if (!key.startsWith(mark)) continue;
  if (key === mark + ${JSON.stringify(ON_BEHALF_MARK)}) indexedDB.deleteDatabase(sessionStorage.getItem(key) + "vycep");
  sessionStorage.removeItem(key);
}
`;

/** A frame alone shows it: a tab of its own would look like a customer's. */
export const startScript = `${forget}const code = location.hash.slice(1);
const end = () => location.replace(${JSON.stringify(paths.ended)});
history.replaceState(null, "", location.pathname);
if (window.top === window) end();
else
  fetch(${JSON.stringify(paths.token)}, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then(({ token, prefix, uid, shipToId, language, path, showsTutorial }) => {
      const keep = (key, value) => sessionStorage.setItem(prefix + key, value);
      window.name = mark;
      sessionStorage.setItem(mark + ${JSON.stringify(ON_BEHALF_MARK)}, prefix);
      keep("id_token", token);
      keep("owner", uid);
      keep("lang", language);
      if (shipToId !== null) keep("shipToId", shipToId);
      if (!showsTutorial) keep("tutorialClosed", uid);
      location.replace(path);
    })
    .catch(end);
`;

export const endedScript = forget;
