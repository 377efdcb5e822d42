/** A page is loaded again this often at once; after that the words in index.html stand there. */
const mostTries = 4;
/** Then it is tried by itself after so long. */
const laterMs = 20_000;

/**
 * A page whose scripts or styles did not come is loaded again, a few times; after that the words in index.html stand there,
 * and it is tried again by itself. Over once the app says that it has started.
 *
 * @param key where the tries of this tab are counted
 */
export function startAgainUntilStarted(key: string): void {
  const loadAgain = () => location.reload();
  let isOver = false;

  function startAgain() {
    if (isOver) return;
    isOver = true;
    const tried = triesOf(key);
    if (tried < mostTries) {
      note(key, tried + 1);
      setTimeout(loadAgain, 250 * 2 ** tried);
      return;
    }
    note(key, 0);
    document.getElementById("not-started")?.setAttribute("data-shown", "");
    setTimeout(loadAgain, laterMs);
    addEventListener("online", loadAgain);
  }

  addEventListener("vycep-started", () => {
    isOver = true;
    note(key, 0);
  });
  // Heard on the way down: a file that does not come tells its own element only.
  addEventListener(
    "error",
    ({ target, filename }) => {
      const isFile =
        target instanceof HTMLScriptElement ||
        (target instanceof HTMLLinkElement && target.rel === "stylesheet");
      // What a browser's extension does wrong is none of ours.
      if (isFile || filename?.startsWith(location.origin)) startAgain();
    },
    true,
  );
  addEventListener("unhandledrejection", startAgain);
}

function triesOf(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return mostTries;
  }
}

function note(key: string, count: number): void {
  try {
    if (count === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(count));
  } catch {
    // Then it is tried once only.
  }
}
