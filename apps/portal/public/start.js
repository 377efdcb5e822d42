// Runs before everything else and needs nothing of it.

const stored = (area, key) => {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
};
const ofTab = (key) => stored(() => sessionStorage, key);
const ofBrowser = (key) => stored(() => localStorage, key);

// Asks at once for all files that the opened page begins with, and when they are there for those it goes on with: they
// are listed in the page (first-files.ts). Who has no session is about to sign in.
(() => {
  const list = document.getElementById("first-files")?.textContent;
  if (!list) return;
  const isKnown = ofTab("id_token") !== null || ofBrowser("owner") !== null;
  const pages = JSON.parse(list);
  const page = pages[isKnown ? location.pathname : "/login"] ?? pages["*"];
  const told = [ofBrowser("lang"), location.hostname.endsWith(".sk") ? "sk" : null, ...navigator.languages];
  const language = told.map((one) => one?.slice(0, 2)).find((one) => one in page.begins.words) ?? "cs";
  const fetchAll = ({ files, words }, isFirst) => {
    // Nothing is drawn without words.
    const links = [...words[language], ...files].map((file) => {
      const isStyle = file.endsWith(".css");
      const link = Object.assign(document.createElement("link"), {
        rel: isStyle ? "preload" : "modulepreload",
        href: `/${file}`,
        fetchPriority: isFirst ? "auto" : "low",
      });
      return isStyle ? Object.assign(link, { as: "style", crossOrigin: "" }) : link;
    });
    const ended = links.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener("load", resolve);
          link.addEventListener("error", resolve);
        }),
    );
    document.head.append(...links);
    return Promise.all(ended);
  };
  void fetchAll(page.begins, true).then(() => fetchAll(page.goesOn, false));
})();

// Asks the server at once for what this page asked it when it was opened last, instead of after all scripts have come
// and run; send.ts takes each answer if it asks for the very same (asked-ahead.ts), and no other. A page that was not opened
// before asks for what every page asks first: its menu, its configuration, and who is there.
(() => {
  const idToken = ofTab("id_token");
  if (idToken === null) return;
  try {
    const { exp } = JSON.parse(atob(idToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
    if (exp * 1000 < Date.now()) return;
    const pages = JSON.parse(ofTab("askedFirst") ?? "{}");
    const asked = pages[location.pathname] ?? Object.values(pages)[0]?.slice(0, 3) ?? [];
    const answers = new Map();
    for (const { address, method, headers, body, api } of asked) {
      const token = (api === "commerce" ? ofBrowser("token") : null) ?? idToken;
      const sent = { ...headers, authorization: `Bearer ${token}` };
      const signal = AbortSignal.timeout(15_000);
      // When it came: it tells the server's time of that moment (clock.ts).
      const asking = fetch(address, { method, headers: sent, body, signal, priority: "low" });
      const answer = asking.then((response) => ({ response, arrivedAt: Date.now() }));
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      answers.set(JSON.stringify([address, method, Object.entries(sent).toSorted(), body]), answer);
    }
    globalThis.vycepAskedAhead = answers;
  } catch {
    // Nothing that can be read was noted: the page asks for itself.
  }
})();

// A page whose scripts or styles did not come is loaded again, a few times; after that the words in index.html stand
// there, and it is tried again by itself.
(() => {
  const key = "vycep-start-tries";
  const mostTries = 4;
  let isOver = false;

  const tries = () => {
    try {
      return Number(sessionStorage.getItem(key) ?? 0);
    } catch {
      return mostTries;
    }
  };
  const note = (count) => {
    try {
      if (count === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, String(count));
    } catch {
      // Then it is tried once only.
    }
  };
  const loadAgain = () => location.reload();

  function startAgain() {
    if (isOver) return;
    isOver = true;
    const tried = tries();
    if (tried < mostTries) {
      note(tried + 1);
      setTimeout(loadAgain, 250 * 2 ** tried);
      return;
    }
    note(0);
    document.getElementById("not-started")?.setAttribute("data-shown", "");
    setTimeout(loadAgain, 20_000);
    addEventListener("online", loadAgain);
  }

  addEventListener("vycep-started", () => {
    isOver = true;
    note(0);
  });
  // Heard on the way down: a file that does not come tells its own element only.
  addEventListener(
    "error",
    ({ target, filename = "" }) => {
      const isFile = target instanceof HTMLScriptElement || target?.rel === "stylesheet";
      // What a browser's extension does wrong is none of ours.
      if (isFile || filename.startsWith(location.origin)) startAgain();
    },
    true,
  );
  addEventListener("unhandledrejection", startAgain);
})();
