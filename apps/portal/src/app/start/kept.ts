/** What an earlier visit has left in this browser; nothing where it may not be read. */
const kept = (area: () => Storage, key: string): string | null => {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
};

export const keptInTab = (key: string): string | null => kept(() => sessionStorage, key);
export const keptInBrowser = (key: string): string | null => kept(() => localStorage, key);

/** Somebody has been signed in here, so that the opened page is most likely theirs. */
export const isKnown = (): boolean => keptInTab("id_token") !== null || keptInBrowser("owner") !== null;
