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

const firstFiles = (() => {
  const list = document.getElementById("first-files")?.textContent;
  return list ? JSON.parse(list) : undefined;
})();
const isKnown = ofTab("id_token") !== null || ofBrowser("owner") !== null;
const language =
  [ofBrowser("lang"), location.hostname.endsWith(".sk") ? "sk" : null, ...navigator.languages]
    .map((one) => one?.slice(0, 2))
    .find((one) => firstFiles?.languages.includes(one)) ?? "cs";

const ahead = (href, attributes) =>
  Object.assign(document.createElement("link"), { rel: "preload", href, crossOrigin: "", ...attributes });
const fetchAll = ({ files, words }, isFirst) => {
  // Nothing is drawn without words.
  const links = [...words[language], ...files].map((file) => {
    const isStyle = file.endsWith(".css");
    const fetchPriority = isFirst ? "auto" : "low";
    return ahead(
      `/${file}`,
      isStyle ? { as: "style", fetchPriority } : { rel: "modulepreload", fetchPriority },
    );
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

// Asks at once for all files that the opened page begins with, and when they are there for those it goes on with: they
// are listed in the page (first-files.ts). Who has no session is about to sign in.
(() => {
  if (firstFiles === undefined) return;
  // Which shapes stand there meanwhile (portal.css): those of the portal, or of the pages before its door; and in which language.
  const isDoor = /^\/(login|verification|(forgot|reset)-password|saml-error)(\/|$)/.test(location.pathname);
  const isOpenToAll = /^\/(contact|legal)(\/|$)/.test(location.pathname);
  const isPortal = !isDoor && (isKnown || isOpenToAll);
  const opens = isPortal ? "portal" : location.pathname === "/login" ? "login" : "door";
  document.documentElement.dataset.opens = opens;
  document.documentElement.lang = language;
  const { pages, fonts } = firstFiles;
  const page = pages[isKnown ? location.pathname : "/login"] ?? pages["*"];
  // A first visit begins with letters of the device that are as wide (fonts.css); at a later one the worker has the typeface.
  const { dataset } = document.documentElement;
  if (navigator.serviceWorker?.controller)
    document.head.append(...fonts.map((font) => ahead(`/${font}`, { as: "font", type: "font/woff2" })));
  else dataset.letters = "device";
  // Where to sign in is asked first of all where somebody does.
  if (location.pathname === "/login" && !location.search)
    document.head.append(ahead("/identity/settings", { as: "fetch" }));
  // While a page is read, the typeface comes, and what people go to from it, unless they pay for every byte.
  const fetchNext = () => {
    delete dataset.letters;
    if (navigator.connection?.saveData) return;
    const next = page.next.flatMap((path) => [
      ...pages[path].begins.words[language],
      ...pages[path].begins.files,
    ]);
    const links = [...new Set(next)].map((file) =>
      ahead(`/${file}`, { rel: "prefetch", as: file.endsWith(".css") ? "style" : "script" }),
    );
    document.head.append(...links);
  };
  const drawn = new Promise((resolve) => addEventListener("vycep-drawn", resolve, { once: true }));
  const goneOn = fetchAll(page.begins, true).then(() => fetchAll(page.goesOn, false));
  void Promise.all([goneOn, drawn]).then(() => (globalThis.requestIdleCallback ?? setTimeout)(fetchNext));
})();

// Asks the server at once for what this page asked it when it was opened last, instead of after all scripts have come
// and run; send.ts takes each answer if it asks for the very same (asked-ahead.ts), and no other. A page that was not opened
// before asks for what every page asks first: messages, its menu, its configuration, and who is there; a browser in which nothing
// is noted yet, and a visitor's, for what is listed.
(() => {
  // Where there are messages, what shows them is fetched before the page finds out.
  const prepareBar = async (answer) => {
    const { announcements } = await (await answer).response.clone().json();
    if (announcements.length > 0) await fetchAll(firstFiles.bar, true);
  };
  const send = ({ address, method, headers, body }) => {
    const signal = AbortSignal.timeout(15_000);
    // When it came: it tells the server's time of that moment (clock.ts).
    const asking = fetch(address, { method, headers, body, signal, priority: "low" });
    const answer = asking.then((response) => ({ response, arrivedAt: Date.now() }));
    // Whoever takes it hears of its failure.
    answer.catch(() => undefined);
    if (address.includes("/GetAnnouncements?")) void prepareBar(answer).catch(() => undefined);
    return [JSON.stringify([address, method, Object.entries(headers).toSorted(), body]), answer];
  };
  const asked = (idToken) => {
    const listed = (who) =>
      (firstFiles?.asked[who] ?? []).map((one) => ({
        ...one,
        address: one.address.replace("{owner}", ofBrowser("owner")) + language,
      }));
    if (idToken === null) return isKnown ? [] : listed("visitors");
    const { exp } = JSON.parse(atob(idToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
    if (exp * 1000 < Date.now()) return [];
    const pages = JSON.parse(ofTab("askedFirst") ?? "{}");
    const others = Object.values(pages).find((one) => one.length > 0);
    // Who is of several companies names one; that is noted with what a page has asked.
    const ofEveryPage = others?.slice(0, 4) ?? (ofBrowser("companyId") === null ? listed("people") : []);
    // Who came to a page from another has asked there for what no other page asks.
    const before = [...ofEveryPage, ...(pages[location.pathname] ?? [])];
    const whole = before.map(({ headers, api, ...one }) => {
      const token = (api === "commerce" ? ofBrowser("token") : null) ?? idToken;
      return { ...one, headers: { ...headers, authorization: `Bearer ${token}` } };
    });
    return [...new Map(whole.map((one) => [JSON.stringify(one), one])).values()];
  };
  try {
    globalThis.vycepAskedAhead = new Map(asked(ofTab("id_token")).map(send));
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
