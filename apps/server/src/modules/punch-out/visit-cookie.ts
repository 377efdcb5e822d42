import { PUNCH_OUT_MARK } from "@vycep/contract/punch-out/punch-out-paths";

const secretName = "vycep-punch-out-visit";

/** What the browser keeps of a visit: its secret, which no script reads, and a mark for the portal's pages. */
export function visitCookies(
  origin: string,
  visit: { readonly secret: string; readonly seconds: number } | undefined,
): readonly string[] {
  const { secret = "", seconds = 0 } = visit ?? {};
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const life = `Max-Age=${seconds}; SameSite=Lax${secure}`;
  return [
    `${secretName}=${secret}; Path=/punchout; HttpOnly; ${life}`,
    `${PUNCH_OUT_MARK}=${secret === "" ? "" : "1"}; Path=/; ${life}`,
  ];
}

export function visitSecretOf(cookies: string | undefined): string | undefined {
  const value = new RegExp(`(?:^|; *)${secretName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1];
  return value;
}
