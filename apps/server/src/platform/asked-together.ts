/** Asks for one of many; those of one list are loaded together. */
export type AskedTogether<Answer> = {
  (key: string): Promise<Answer | undefined>;
  /** What has been read already, undefined where there is nothing: nobody loads it again. */
  readonly tell: (read: ReadonlyMap<string, Answer | undefined>) => void;
};

type Batch<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
};

/** The resolvers of one list run in one go; what they ask for is gathered until they are through. */
export function askedTogether<Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): AskedTogether<Answer> {
  let batch: Batch<Answer> | undefined;
  const told = new Map<string, Answer | undefined>();
  const ask = async (key: string) => {
    if (told.has(key)) return told.get(key);
    batch ??= openBatch((keys) => {
      batch = undefined;
      return load(keys);
    });
    batch.keys.add(key);
    return (await batch.answers).get(key);
  };
  const tell: AskedTogether<Answer>["tell"] = (read) => {
    for (const [key, answer] of read) told.set(key, answer);
  };
  return Object.assign(ask, { tell });
}

function openBatch<Answer>(close: (keys: readonly string[]) => Batch<Answer>["answers"]): Batch<Answer> {
  const keys = new Set<string>();
  const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => close([...keys]));
  return { keys, answers };
}
