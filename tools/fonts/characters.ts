/** What Czech, Slovak and English pages write, letters and signs: the font that comes with every page has these. */
export const characters = [
  ...Array.from({ length: 95 }, (_none, index) => String.fromCodePoint(0x20 + index)),
  ..."áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäľĺôŕÄĽĹÔŔ",
  ..."\u00a0\u2009\u202f°×±µ·§²³¼½¾«»–—‘’‚“”„…•€©®™−≤≥←↑→↓",
].toSorted();

/** The same as CSS says it: U+0020-007E, U+00A0, … */
export function unicodeRange(of: readonly string[]): string {
  const points = of.map((one) => one.codePointAt(0) ?? 0).toSorted((left, right) => left - right);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}
