export type PushSettings = {
  /** Where push services may write to (RFC 8292). */
  readonly contact: string;
  /** A push service of the brewery's own, besides the browsers'. */
  readonly ownService: string | undefined;
};

export function pushSettingsOf(
  env: { readonly VYCEP_PUSH_CONTACT?: string | undefined; readonly VYCEP_PUSH_SERVICE?: string | undefined },
  origin: URL,
): PushSettings {
  return { contact: env.VYCEP_PUSH_CONTACT ?? contactAt(origin), ownService: env.VYCEP_PUSH_SERVICE };
}

/** Push services take no http address. */
function contactAt({ protocol, origin, hostname }: URL): string {
  return protocol === "https:" ? origin : `mailto:webmaster@${hostname}`;
}
