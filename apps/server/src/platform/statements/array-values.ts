type Parse = (text: string) => unknown;

/**
 * Reads arrays of PostgreSQL's that are written plainly, `{a,b}`, at once; the driver looks at each of their characters. What has quotes,
 * gaps, further dimensions or bounds of its own is left to the driver.
 */
export function plainArrays<Item>(itemOf: (text: string) => Item, driver: Parse): Parse {
  return (text) => {
    if (!isPlain(text)) return driver(text);
    return text === "{}"
      ? []
      : text
          .slice(1, -1)
          .split(",")
          .map((item) => itemOf(item));
  };
}

/** A text with anything in it that an array is written with has quotes around it; so has one that reads like a gap. */
function isPlain(text: string): boolean {
  return text.startsWith("{") && !text.includes("{", 1) && !text.includes('"') && !text.includes("NULL");
}
