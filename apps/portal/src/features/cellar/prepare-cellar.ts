import { cellarMemory, endRound, keepCellar } from "./cellar-memory.ts";
import { readCellar } from "./read-cellar.ts";

/** Reads the cellar of today and keeps it; a round of another place that has nothing left to send is over. */
export async function prepareCellar(): Promise<void> {
  const cellar = await readCellar();
  const { round } = cellarMemory();
  if (round !== undefined && round.shipToId !== cellar.shipToId) endRound();
  keepCellar(cellar);
}
