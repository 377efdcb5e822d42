/** Makes what is first asked for, and never again: of a promise, whoever asks later waits for the same answer. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
