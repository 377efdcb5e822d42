/** How a connection of the brewery is: it answers, it answers and something failed there, it does not answer, or there is none. */
export type IntegrationState = "working" | "troubled" | "away" | "off";

export type IntegrationFacts = {
  /** Whether there is anything to answer; a brewery without a mail server sends no mails. */
  readonly isConnected: boolean;
  /** What it said when it was asked just now. */
  readonly answers: boolean;
  /** How many messages were refused for good and wait for somebody (D29). */
  readonly refused: number;
  /** Of those that wait, how many failed before. */
  readonly failing: number;
  /** How long the oldest of those has waited that failed before, in milliseconds; 0 without any. */
  readonly oldestFailingMs: number;
  /** Something got there after that one was written. */
  readonly othersGoThrough: boolean;
};

/** A partner that restarts is back by then. */
const patienceMs = 5 * 60_000;

/**
 * How a connection is (DINT-01). One that answers but lets nothing through is away all the same: an address may answer while the
 * program behind it does not. A single message that fails while others go through is trouble and no outage.
 *
 * @example integrationState({ isConnected: true, answers: true, refused: 2, failing: 0, oldestFailingMs: 0, othersGoThrough: true })
 *   // "troubled"
 */
export function integrationState(facts: IntegrationFacts): IntegrationState {
  const { isConnected, answers, refused, failing, oldestFailingMs, othersGoThrough } = facts;
  if (!isConnected) return "off";
  if (!answers || (failing > 0 && !othersGoThrough && oldestFailingMs >= patienceMs)) return "away";
  return refused > 0 || failing > 0 ? "troubled" : "working";
}
