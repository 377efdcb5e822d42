import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "../failures/api-error.ts";
import { logWarning } from "../log.ts";
import { showFailure } from "../messages/action-errors.ts";
import { onLanguageChange } from "../words/i18n.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The caller shows the failure itself, beside the field or row it belongs to. */
      readonly showsOwnFailure?: boolean;
    };
  }
}

// What a key changes in the cart is painted in the same frame as the key itself, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * The server cache. Reads are repeated twice, and only when there was no answer; writes never by themselves.
 * A failed write is stored, shown in the user toolbar and logged (ERROR-28), unless its caller shows it.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logWarning(`reading ${JSON.stringify(query.queryKey[0])} failed`, error),
    }),
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => {
        if (mutation.options.meta?.showsOwnFailure === true) return;
        logWarning("an action failed", error);
        showFailure(error);
      },
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
      mutations: { retry: false, networkMode: "always" },
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
