/** What a look at one thing brought: `bad` keeps somebody from working, a `warning` will one day. */
export type Finding = {
  readonly subject: string;
  readonly state: "good" | "warning" | "bad";
  readonly found: string;
  /** What to do about it; said of everything that is not good. */
  readonly remedy?: string;
  /** How many keys it signs with, of who signs people in. */
  readonly keys?: number;
};

export const good = (subject: string, found: string): Finding => ({ subject, state: "good", found });

export const warning = (subject: string, found: string, remedy: string): Finding => ({
  subject,
  state: "warning",
  found,
  remedy,
});

export const bad = (subject: string, found: string, remedy: string): Finding => ({
  subject,
  state: "bad",
  found,
  remedy,
});

/** Looks, and makes a bad finding of whatever goes wrong meanwhile. */
export async function looked(
  subject: string,
  remedy: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [bad(subject, reasonOf(error), remedy)];
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
