/** Leaves the app for another address; what follows never comes, so that nothing is drawn on the way out. */
export async function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise<never>(() => undefined);
}
