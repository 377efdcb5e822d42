import { TOTP, URI } from "otpauth";

/** An authenticator on somebody's telephone: shows the code of any moment. */
export function authenticatorApp(uri: string): { readonly codeAt: (moment: Date) => string } {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error("no authenticator's address");
  return { codeAt: (moment) => totp.generate({ timestamp: moment.getTime() }) };
}
