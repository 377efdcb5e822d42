/** One segment: its name and its elements, each of components. */
export interface EdifactSegment {
  readonly name: string;
  readonly elements: readonly (readonly string[])[];
}

/** A component of a segment, counted from nought; empty where it is missing. */
export function componentOf(segment: EdifactSegment | undefined, element: number, component = 0): string {
  return segment?.elements[element]?.[component]?.trim() ?? "";
}

/** What a segment is written of: an element of one component, or of several. */
type Element = string | readonly string[];

/** A segment; what is empty at the end of an element or of the segment is left out when it is written. */
export function segment(name: string, ...elements: readonly Element[]): EdifactSegment {
  return { name, elements: elements.map((element) => (typeof element === "string" ? [element] : element)) };
}

/** Segments as text, in letters that every partner can read. */
export function edifactText(segments: readonly EdifactSegment[]): string {
  return `UNA:+.? '\n${segments.map(segmentText).join("\n")}\n`;
}

function segmentText({ name, elements }: EdifactSegment): string {
  const written = withoutEmptyEnd(elements.map((element) => withoutEmptyEnd(element.map(escaped)).join(":")));
  return `${[name, ...written].join("+")}'`;
}

function withoutEmptyEnd(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => part !== "");
  return parts.slice(0, last + 1);
}

/** Names lose their accents: not every partner reads more than Latin letters. */
function escaped(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\u0020-\u007E]/gu, " ")
    .replaceAll(/[?+:']/g, (letter) => `?${letter}`);
}

/** A day as EDIFACT writes it, with the qualifier of its format. */
export function dayParts(qualifier: string, day: string): readonly string[] {
  return [qualifier, day.replaceAll("-", ""), "102"];
}
