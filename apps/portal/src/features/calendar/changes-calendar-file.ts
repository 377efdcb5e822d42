import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";

/** A whole day in somebody's own calendar. */
export interface CalendarEntry {
  readonly uid: string;
  readonly day: LocalDate;
  readonly title: string;
  readonly text: string;
}

/**
 * The changes as a file for a calendar program (RFC 5545): whole days, so that no time zone can move them.
 *
 * @example calendarFile([{ uid: "1", day, title: "Náhradní dodávka", text: "" }], now())
 */
export function calendarFile(entries: readonly CalendarEntry[], stampMs: number): string {
  const stamp = `${new Date(stampMs).toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//vycep//delivery changes//EN",
    ...entries.flatMap(({ uid, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${uid}@vycep`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

function compact(day: LocalDate): string {
  return day.replaceAll("-", "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A line holds at most 75 octets; what is longer goes on behind a space. */
function folded(line: string): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    const most = parts.length === 0 ? 75 : 74;
    if (new TextEncoder().encode(part + letter).length > most) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].map((one, index) => (index === 0 ? one : ` ${one}`));
}
