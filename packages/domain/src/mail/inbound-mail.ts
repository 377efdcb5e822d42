/** What the head of a mail says of how it came about; names in lower case. */
export type MailHead = ReadonlyMap<string, string>;

/** Machines that answer machines would never stop (RFC 3834). */
const byMachines: readonly { readonly name: string; readonly value: RegExp }[] = [
  { name: "auto-submitted", value: /^(?!\s*no\b)/i },
  { name: "precedence", value: /^\s*(?:bulk|junk|list|auto_reply)\b/i },
  { name: "x-auto-response-suppress", value: /\b(?:all|oof|autoreply)\b/i },
  { name: "x-autoreply", value: /./ },
  { name: "x-autorespond", value: /./ },
  { name: "list-id", value: /./ },
  { name: "return-path", value: /^\s*<\s*>/ },
];

/**
 * Whether a mail was written by a program: out of office, received, not delivered, a list. Nobody answers those (MAIL-07).
 *
 * @example isAutomatic(new Map([["auto-submitted", "auto-replied"]])) // true
 */
export function isAutomatic(head: MailHead): boolean {
  return byMachines.some(({ name, value }) => {
    const said = head.get(name);
    return said !== undefined && value.test(said);
  });
}

/**
 * Whether a mail came from an address of ours, whatever stands after its `+`: what we sent comes back to us, and whoever
 * answers that talks to itself (MAIL-07).
 *
 * @example isFromUs("Tickets+cs0100001-k3v7@brewery.cz", ["tickets@brewery.cz"]) // true
 * @example isFromUs("portal@brewery.cz", ["Brewery <portal@brewery.cz>"]) // true
 */
export function isFromUs(from: string, own: readonly string[]): boolean {
  const sender = plainAddress(from);
  return own.some((address) => plainAddress(address) === sender);
}

/** Without the name before it and what stands after its `+`. */
function plainAddress(written: string): string {
  const address = (/<([^<>]*)>\s*$/.exec(written)?.[1] ?? written).trim().toLowerCase();
  return address.replace(/\+[^@]*@/, "@");
}

/** Where programs put what is answered: from such a line on, nothing was written by who answers. */
const quotes: readonly RegExp[] = [
  /^\s*-{2,}\s*(?:original message|původní zpráva|pôvodná správa|forwarded message|přeposlaná zpráva)\s*-{2,}\s*$/i,
  /^\s*(?:on\s.{4,200}\swrote|dne\s.{4,200}\snapsal(?:\(a\)|a)?|dňa\s.{4,200}\snapísal(?:\(a\)|a)?):\s*$/i,
  /^\s*(?:po|út|st|čt|pá|so|ne|ut|št|pi)\s\d{1,2}\.\s?\d{1,2}\.\s?\d{4}.{0,200}(?:napsal|napísal)(?:\(a\)|a)?:\s*$/i,
  /^\s*_{10,}\s*$/,
  /^-- $/,
];
/** Outlook writes the head of what is answered without any line before it. */
const headOfQuote = /^\s*\*?(?:from|od):\*?\s.*(?:@|<)/i;
const nextOfHead =
  /^\s*\*?(?:sent|date|to|cc|subject|předmět|predmet|kopie|kópia|odesláno|odoslané|datum|dátum|komu):\*?\s/i;

/**
 * What somebody wrote above the mail that they answer; the rest is known (MAIL-07). Where nothing stands above it, what
 * stands between and under quoted lines.
 *
 * @example answerOf("Díky, sedí to.\n\nDne 23. 11. 2026 v 9:00 Pivovar napsal(a):\n> Sedí to?") // "Díky, sedí to."
 */
export function answerOf(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const at = lines.findIndex((_line, index) => linesOfQuoteAt(lines, index) > 0);
  if (at === -1) return own(lines);
  const above = own(lines.slice(0, at));
  return above === "" ? own(lines.slice(at + linesOfQuoteAt(lines, at))) : above;
}

/** Over how many lines a program says here that it quotes; none where it does not. */
function linesOfQuoteAt(lines: readonly string[], index: number): number {
  const [line = "", second = ""] = lines.slice(index, index + 2);
  if (quotes.some((quote) => quote.test(line))) return 1;
  // A long line of "who wrote when" is broken in two.
  if (second !== "" && quotes.some((quote) => quote.test(`${line} ${second.trim()}`))) return 2;
  if (!headOfQuote.test(line) || !nextOfHead.test(second)) return 0;
  const end = lines.findIndex((one, at) => at > index && !nextOfHead.test(one));
  return (end === -1 ? lines.length : end) - index;
}

function own(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^\s*>/.test(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
