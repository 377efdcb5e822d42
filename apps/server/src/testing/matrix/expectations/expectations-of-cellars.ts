import { type Call, onlyJana, toOrderAt } from "../call.ts";

const atOwnPlace = { own: toOrderAt, janas: { ...onlyJana(toOrderAt), suspended: "missing" } } as const;

/** Counting in the cellar of a place. */
export const cellarExpectations: Readonly<Record<string, readonly Call[]>> = {
  "Query.cellar": [{ args: ({ shipToId }) => ({ ship_to_id: shipToId }), ...atOwnPlace }],
  "Mutation.sendCellarCounts": [
    { args: ({ shipToId }) => ({ input: { ship_to_id: shipToId, counts: [] } }), ...atOwnPlace },
  ],
};
