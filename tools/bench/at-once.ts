/** Runs `work` for 0 … count - 1, `connections` at a time. */
export async function atOnce(
  connections: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: connections }, one));
}
