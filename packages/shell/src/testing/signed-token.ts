/** A token as an issuer would write it; nobody in the browser looks at the signature. */
export function signedToken(claims: Readonly<Record<string, unknown>>): string {
  const payload = { sub: "U001", aud: "vycep-portal", nonce: "n1", iat: 1000, exp: 1900, ...claims };
  return [{ alg: "ES256" }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
    .concat(".signature");
}
