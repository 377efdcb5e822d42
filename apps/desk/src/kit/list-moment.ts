import { createContext, useContext } from "react";

/** Of what a list is, and when it was read. */
export interface ListMoment {
  /** The address that the rows belong to; undefined while they are those of the address before. */
  readonly of: string | undefined;
  readonly at: number;
}

const Moment = createContext<ListMoment | undefined>(undefined);

/** Tells the tables below it of which reading their rows are. */
export const ListMomentProvider = Moment.Provider;

/** Of which reading the rows of the table are; undefined for a table that is no list. */
export const useListMoment = (): ListMoment | undefined => useContext(Moment);
