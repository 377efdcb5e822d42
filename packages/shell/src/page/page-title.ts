import { useEffect } from "react";
import { createStore, useStore } from "../storage/store.ts";
import { portalName } from "./portal-name.ts";

/**
 * A title that only the screen knows, such as the name of a product; it also ends the breadcrumb. Set by itself where it must
 * stand before the screen does.
 */
export const ownTitle = createStore<string | undefined>(undefined);

/** Whether the own title names a part of the page, which then stands above it in the breadcrumb. */
const isPart = createStore(false);

/** Gives the page a title of its own for as long as the screen stands; a part of a page keeps the page above it. */
export function usePageTitle(title: string | undefined, kind: "page" | "part" = "page"): void {
  useEffect(
    function followTitle() {
      isPart.set(kind === "part");
      ownTitle.set(title);
      return () => {
        ownTitle.set(undefined);
        isPart.set(false);
      };
    },
    [title, kind],
  );
}

export function useOwnTitle(): string | undefined {
  return useStore(ownTitle);
}

export function useIsPartTitle(): boolean {
  return useStore(isPart);
}

/**
 * The title of the document (ROUTE-35, ROUTE-44, D01).
 *
 * @example documentTitle("Košík") // "Košík · vycep"
 */
export function documentTitle(page: string | undefined): string {
  return page === undefined || page === "" ? portalName() : `${page} · ${portalName()}`;
}
