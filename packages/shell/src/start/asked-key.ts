/** A request as it goes out, whoever sends it. */
export interface Asked {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob | undefined;
}

/** By what an answer that was asked for ahead is found again: the very same request alone. */
export function askedKey({ address, method, headers, body }: Asked): string {
  return JSON.stringify([address, method, Object.entries(headers).toSorted(), body]);
}
