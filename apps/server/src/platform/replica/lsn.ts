/** A place in PostgreSQL's log: the further, the larger. */
export type LogPosition = bigint;

/**
 * Reads a position as PostgreSQL prints it.
 *
 * @example
 * parsePosition("16/B374D848"); // 97_500_059_720n
 */
export function parsePosition(text: string): LogPosition {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
