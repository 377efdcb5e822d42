/** Asks for one of many; those of one list are loaded together. */
export type AskedTogether<Answer> = (key: string) => Promise<Answer | undefined>;

type Batch<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
};

/** The resolvers of one list run in one go; what they ask for is gathered until they are through. */
export function askedTogether<Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): AskedTogether<Answer> {
  let batch: Batch<Answer> | undefined;
  return async (key) => {
    batch ??= openBatch((keys) => {
      batch = undefined;
      return load(keys);
    });
    batch.keys.add(key);
    return (await batch.answers).get(key);
  };
}

function openBatch<Answer>(close: (keys: readonly string[]) => Batch<Answer>["answers"]): Batch<Answer> {
  const keys = new Set<string>();
  const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => close([...keys]));
  return { keys, answers };
}
