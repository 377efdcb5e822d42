import { notifyManager, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "../failures/api-error.ts";
import { logWarning } from "../log.ts";
import { onLanguageChange } from "../words/i18n.ts";

// What a key changes in the cart is painted in the same frame as the key itself, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of what was read. Reads are repeated twice, and only when there was no answer. Writes go another way
 * (`actions/use-action.ts`), and never repeat themselves.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logWarning(`reading ${JSON.stringify(query.queryKey[0])} failed`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        networkMode: "always",
        retry: (count, error) => count < 2 && failureOf(error).kind === "network",
        retryDelay: (count) => 400 * 2 ** count,
        throwOnError: false,
        refetchOnWindowFocus: false,
      },
    },
  });
  onLanguageChange(() => askAgainInNewLanguage(client));
  // What failed while there was no connection is asked for again as soon as there is one.
  onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  });
  return client;
}

/**
 * LANG-15, LANG-16: menus, links, names of goods come in the language of the page; what is shown stays until then.
 * A first answer that is still under way was asked for in the old language: it is asked for again when it has come.
 */
function askAgainInNewLanguage(client: QueryClient): void {
  const cache = client.getQueryCache();
  const underWay = new Set(
    cache.findAll({ fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined }),
  );
  void client.invalidateQueries();
  if (underWay.size === 0) return;
  const stop = cache.subscribe((event) => {
    if (event.query.state.fetchStatus === "fetching" || !underWay.delete(event.query)) return;
    if (underWay.size === 0) stop();
    queueMicrotask(() => void client.invalidateQueries({ queryKey: event.query.queryKey, exact: true }));
  });
}

/** The one server cache of the page. */
export const queryClient = createQueryClient();
