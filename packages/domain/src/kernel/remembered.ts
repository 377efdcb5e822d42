/**
 * Makes what is the same for the same key each time once, and keeps so many: then it forgets them all and begins again.
 *
 * @example remembered((text) => text.split(","), 100)("a,b") // ["a", "b"]
 */
export function remembered<Key, Made extends string | object>(
  make: (key: Key) => Made,
  most: number,
): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    if (made.size >= most) made.clear();
    made.set(key, fresh);
    return fresh;
  };
}
