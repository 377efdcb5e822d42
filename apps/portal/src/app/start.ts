// Stands in the page itself and runs before everything else (packages/build/src/start-script.ts).
import { startAgainUntilStarted } from "@vycep/shell/start/start-again";
import { askAhead } from "./start/ask-ahead.ts";
import { fetchAll, fetchFirstFiles } from "./start/fetch-files.ts";
import { readFirstFilesList } from "./start/first-files-list.ts";
import { isKnown, keptInBrowser } from "./start/kept.ts";

startAgainUntilStarted("vycep-start-tries");

const list = readFirstFilesList();
const wished = [
  keptInBrowser("lang"),
  location.hostname.endsWith(".sk") ? "sk" : null,
  ...navigator.languages,
];
const language =
  wished.map((one) => one?.slice(0, 2) ?? "").find((one) => list?.languages.includes(one)) ?? "cs";

if (list !== undefined) {
  const { documentElement: page } = document;
  page.dataset.opens = shapesOf(location.pathname);
  page.lang = language;
  fetchFirstFiles({ list, language });
}
// Where there are messages, what shows them is fetched before the page finds out.
askAhead({ list, language, onMessages: () => void (list && fetchAll(list.bar, { language })) });

/** Which shapes stand there meanwhile (portal.css): those of the portal, or of the pages before its door. */
function shapesOf(path: string): "portal" | "login" | "door" {
  const isDoor = /^\/(login|verification|(forgot|reset)-password|saml-error)(\/|$)/.test(path);
  const isOpenToAll = /^\/(contact|legal)(\/|$)/.test(path);
  if (!isDoor && (isKnown() || isOpenToAll)) return "portal";
  return path === "/login" ? "login" : "door";
}
