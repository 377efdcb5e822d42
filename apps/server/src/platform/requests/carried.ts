/** What is known of objects, each keeping its own. */
export type Carried<Owner extends object, T> = {
  readonly of: (owner: Owner) => T | undefined;
  readonly tell: (owner: Owner, value: T) => void;
};

/**
 * Something that is known of an object as long as it lives, kept by the object itself and seen by nobody else: neither copied with it nor
 * inherited. For objects that live as long as a request. A WeakMap would do the same, but what it tells of a dead object is
 * let go only when V8 clears all of its memory, and with it all that hangs on it (decision 0693).
 */
export function carried<Owner extends object, T>(): Carried<Owner, T> {
  const key = Symbol("carried");
  type Carrier = { [key]?: T };
  return {
    of: (owner) => (Object.hasOwn(owner, key) ? (owner as Carrier)[key] : undefined),
    tell: (owner, value) => {
      Object.defineProperty(owner, key, { value, configurable: true, enumerable: false, writable: true });
    },
  };
}
