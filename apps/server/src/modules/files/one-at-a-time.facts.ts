/** What needs much memory is done one at a time in a process, however many ask. */
export function oneAtATime(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
