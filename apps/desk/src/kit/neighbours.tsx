import { useSearch } from "@tanstack/react-router";
import { parseSearch } from "@vycep/shell/page/search";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import type { ReactNode } from "react";

/** How a list stands in an address. */
interface Address<State> {
  readonly parse: (search: Readonly<Record<string, string | undefined>>) => State;
  readonly print: (state: State) => string;
}

/** The list from which a record was opened, as its address says; undefined where it was opened by itself. */
export function useListBehind<State>(address: Address<State>): State | undefined {
  const { list } = useSearch({ strict: false });
  return typeof list === "string" ? address.parse(parseSearch(list)) : undefined;
}

/** What a record's address says of the list that it is opened from; a mark alone where it is as it opens, as an empty part is dropped. */
export function behindList<State>(address: Address<State>, state: State): string {
  return `?list=${encodeURIComponent(address.print(state) || "?")}`;
}

/** A record of a list. */
export interface Neighbour {
  readonly id: string;
  /** What its button shows instead of its id. */
  readonly text?: string;
  /** What is read aloud instead of both. */
  readonly name?: string;
}

interface NeighboursProps<State> {
  readonly id: string;
  readonly address: Address<State>;
  /** From where it was opened, by `useListBehind`. */
  readonly list: State | undefined;
  /** Where the list is. */
  readonly path: string;
  /** The page of the list, once it is read. */
  readonly rows: readonly Neighbour[] | undefined;
  readonly hrefOf: (id: string) => string;
  /** Told after the steps: the place in the list. */
  readonly children?: (place: number, count: number) => ReactNode;
}

/** From a record back to its list as it was, and on to the one before and after it (DLIST-05). */
export function Neighbours<State>(props: NeighboursProps<State>) {
  const { id, address, list, path, rows = [], hrefOf, children } = props;
  const t = useTexts("desk");
  const place = rows.findIndex((row) => row.id === id);
  const shown = list === undefined ? "" : address.print(list);
  const step = (row: Neighbour | undefined, label: string, icon: "chevron-up" | "chevron-down") =>
    row &&
    list !== undefined && (
      <ButtonLink
        href={hrefOf(row.id) + behindList(address, list)}
        variant="outline"
        size="small"
        icon={icon}
        aria-label={`${label}: ${row.name ?? row.text ?? row.id}`}
      >
        {row.text ?? row.id}
      </ButtonLink>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ButtonLink href={path + shown} variant="outline" size="small">
        {t("toList")}
      </ButtonLink>
      {place !== -1 && step(rows[place - 1], t("previousRecord"), "chevron-up")}
      {place !== -1 && step(rows[place + 1], t("nextRecord"), "chevron-down")}
      {place !== -1 && children?.(place + 1, rows.length)}
    </span>
  );
}
