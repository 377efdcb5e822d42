import { isCovered, isTyping } from "@vycep/shell/page/page-keys";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** What a plain key does in a list (DLIST-07). */
export type RowKey = "next" | "previous" | "select" | "search";

const keys: Readonly<Record<string, RowKey>> = { j: "next", k: "previous", x: "select", "/": "search" };

/** Reads a key press; none while somebody types or holds another key, but for Shift, which some keyboards need for a slash. */
export function rowKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  isWriting: boolean,
): RowKey | undefined {
  return isWriting || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
}

/** From which row of which page a record was opened last: who comes back goes on there. */
let opened: { readonly page: string; readonly key: string | undefined } | undefined;

function rememberRow({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  const row = link?.closest<HTMLElement>("[data-rows] [data-row]");
  if (row != null) opened = { page: location.pathname, key: row.dataset.row };
}

/**
 * The keys of a list: `j` and `k` move the focus from row to row, where Enter opens; `x` chooses; `/` searches, and the arrow
 * down leads from there to the rows. Several lists of a page are walked one after the other. Back from a record, the first of these
 * keys leads to its row.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  { onSelect }: { readonly onSelect: ((key: string) => void) | undefined },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isCovered() && list.current !== null && isInHand(list.current))
      leaveSearch(event);
    const key = rowKey(event, isTyping(event.target));
    if (key === undefined || event.defaultPrevented || isCovered()) return;
    if (list.current === null || !isInHand(list.current)) return;
    const rows = [...document.querySelectorAll<HTMLElement>("[data-rows] [data-row]")];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (key === "search") focusSearch();
    else if (key === "select") {
      const chosen = rows[at]?.dataset.row;
      if (chosen !== undefined) onSelect?.(chosen);
    } else if (at < 0) focusRow(rows.find(wasOpened) ?? rows[0]);
    else focusRow(rows[key === "next" ? at + 1 : Math.max(0, at - 1)]);
    event.preventDefault();
  });
  useEffect(function followKeys() {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    // A key that follows a link clicks it, too; before the page goes away.
    document.addEventListener("click", rememberRow, { capture: true });
    return () => {
      document.removeEventListener("keydown", listener);
      document.removeEventListener("click", rememberRow, { capture: true });
    };
  }, []);
}

function wasOpened({ dataset }: HTMLElement): boolean {
  return opened?.page === location.pathname && opened.key === dataset.row;
}

/** From the search of a page on to its rows: the arrow down does what `j` cannot while somebody writes. */
function leaveSearch(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target instanceof Element && event.target.matches('main input[type="search"]'))) return;
  const first = document.querySelector<HTMLElement>("[data-rows] [data-row]");
  if (first === null) return;
  focusRow(first);
  event.preventDefault();
}

/** `/` reaches the search of a page also while it shows no list whose keys it would be. */
export function useSearchKey(): void {
  useEffect(function followKey() {
    const listener = (event: KeyboardEvent) => {
      if (rowKey(event, isTyping(event.target)) !== "search" || event.defaultPrevented || isCovered()) return;
      focusSearch();
      event.preventDefault();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Of several lists of a page the one that has the focus hears the key; where none has it, the first. */
function isInHand(list: HTMLElement): boolean {
  const focused = document.activeElement?.closest("[data-rows]");
  return list === (focused ?? document.querySelector("[data-rows]"));
}

/** The name of the row leads to its record, or opens it; any other link or button is only beside it. */
function focusRow(row: HTMLElement | undefined): void {
  const opens = "a[href], button";
  const goal =
    row?.querySelector<HTMLElement>(`th :is(${opens})`) ??
    row?.querySelector<HTMLElement>(opens) ??
    row?.querySelector<HTMLElement>("input");
  goal?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
