import { createContext, useContext, useState } from "react";
import {
  followsOwnChange,
  freshMarks,
  type LiveRows,
  mergeRows,
  openRows,
  type RowMark,
} from "./live-rows.ts";

/** Of what a list is, and when it was read. */
interface ListMoment {
  /** The address that the rows belong to; undefined while they are those of the address before. */
  readonly of: string | undefined;
  readonly at: number;
  /** When whoever looks last changed something of it themselves, if it tells. */
  readonly ownChangeAt?: number | undefined;
}

const Moment = createContext<ListMoment | undefined>(undefined);

/** Tells the tables below it of which reading their rows are. */
export const ListMomentProvider = Moment.Provider;

interface Wanted<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly stampOf?: ((row: Row) => unknown) | undefined;
  /** Somebody has chosen some of them. */
  readonly isChosen: boolean;
}

interface Held<Row> {
  readonly of: string | undefined;
  readonly source: readonly Row[];
  /** When they were read. */
  readonly at: number;
  readonly live: LiveRows<Row>;
}

/** The rows that a table shows while its list is read again and again (DLIST-06), and what the table tells of who works on it. */
export function useLiveRows<Row>({ rows, rowKey, stampOf, isChosen }: Wanted<Row>) {
  const moment = useContext(Moment);
  const [isInside, setInside] = useState({ focus: false, pointer: false });
  const [held, setHeld] = useState<Held<Row>>({ ...openedNow(), live: openRows(rows) });
  const isHeld = isChosen || isInside.focus || isInside.pointer;
  const isOpened = moment?.of === undefined || moment.of !== held.of;
  const isStale = held.source !== rows || (!isHeld && held.live.shown !== rows);
  if (isOpened && isStale) setHeld({ ...openedNow(), live: openRows(rows) });
  else if (isOpened && moment?.of !== held.of) setHeld({ ...held, of: moment?.of });
  else if (isStale) show(isHeld);
  function show(keepsPlaces: boolean) {
    const isOwn = followsOwnChange({ before: held.at, ownChangeAt: moment?.ownChangeAt });
    const coming = { rows, keyOf: rowKey, stampOf, isHeld: keepsPlaces, isOwn, at: moment?.at ?? 0 };
    setHeld({ ...openedNow(), live: mergeRows(held.live, coming) });
  }
  function openedNow() {
    return { of: moment?.of, source: rows, at: moment?.at ?? 0 };
  }
  const marks: ReadonlyMap<string, RowMark> = freshMarks(held.live, moment?.at ?? 0);
  return {
    rows: held.live.shown,
    waiting: held.live.waiting,
    markOf: (row: Row) => marks.get(rowKey(row))?.kind,
    showWaiting: () => show(false),
    /** Who points at the rows or stands in them works on them. */
    handlers: {
      onFocus: () => setInside((before) => ({ ...before, focus: true })),
      onBlur: () => setInside((before) => ({ ...before, focus: false })),
      onPointerEnter: () => setInside((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setInside((before) => ({ ...before, pointer: false })),
    },
  };
}
