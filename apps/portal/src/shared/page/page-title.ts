import { useEffect } from "react";
import { createStore, useStore } from "../store.ts";

/** A title that only the screen knows, such as the name of a product; it also ends the breadcrumb. */
const ownTitle = createStore<string | undefined>(undefined);

/** Gives the page a title of its own for as long as the screen stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(
    function followTitle() {
      ownTitle.set(title);
      return () => ownTitle.set(undefined);
    },
    [title],
  );
}

export function useOwnTitle(): string | undefined {
  return useStore(ownTitle);
}

/**
 * The title of the document (ROUTE-35, ROUTE-44, D01).
 *
 * @example documentTitle("Košík") // "Košík · vycep"
 */
export function documentTitle(page: string | undefined): string {
  return page === undefined || page === "" ? "vycep" : `${page} · vycep`;
}
