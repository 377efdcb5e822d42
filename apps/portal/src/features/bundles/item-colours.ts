/** Colours by which the items of a package are told apart beside their names, in the bundle's own order. */
const colours = [
  "bg-bottle",
  "bg-hop",
  "bg-amber",
  "bg-red",
  "bg-bottle-edge",
  "bg-amber-deep",
  "bg-red-edge",
  "bg-ink-faint",
] as const;

export function itemColour(index: number): string {
  return colours[index % colours.length] ?? colours[0];
}
