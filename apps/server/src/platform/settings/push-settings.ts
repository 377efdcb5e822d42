export type PushSettings = {
  /** Where push services may write to (RFC 8292). */
  readonly contact: string;
  /** A push service of the brewery's own, besides the browsers'. */
  readonly ownService: string | undefined;
};

/** Push services take no http address. */
export function pushContactAt({ protocol, origin, hostname }: URL): string {
  return protocol === "https:" ? origin : `mailto:webmaster@${hostname}`;
}
