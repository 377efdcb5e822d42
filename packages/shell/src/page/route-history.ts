/** ROUTE-43, CONST-05. */
export const historyLength = 10;

let visited: readonly string[] = [];

/**
 * Adds a route to those gone through; the eleventh drops the oldest (ROUTE-43).
 *
 * @example withRoute(["/"], "/cart") // ["/", "/cart"]
 */
export function withRoute(routes: readonly string[], path: string): readonly string[] {
  return routes.at(-1) === path ? routes : [...routes, path].slice(-historyLength);
}

export function recordRoute(path: string): void {
  visited = withRoute(visited, path);
}

/** Where the visitor was before this page; undefined when the page was opened directly. */
export function previousRoute(): string | undefined {
  return visited.at(-2);
}

/** The last ten routes, the newest last. */
export function visitedRoutes(): readonly string[] {
  return visited;
}
