/**
 * The opaque ids of Magento's dialect are base64 of what they name (graphql-conventions 4.2). What we name is plain
 * ASCII, so a few lines do it in the browser and on the server alike.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Writes an opaque id.
 *
 * @example toUid("44") // "NDQ="
 */
export function toUid(name: string): string {
  let written = "";
  for (let at = 0; at < name.length; at += 3) {
    const bits = (codeAt(name, at) << 16) | (codeAt(name, at + 1) << 8) | codeAt(name, at + 2);
    written += letterOf(bits >> 18) + letterOf(bits >> 12);
    written += at + 1 < name.length ? letterOf(bits >> 6) : "=";
    written += at + 2 < name.length ? letterOf(bits) : "=";
  }
  return written;
}

/**
 * Reads an opaque id; undefined when it is none of ours.
 *
 * @example fromUid("NDQ=") // "44"
 */
export function fromUid(uid: string): string | undefined {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(uid)) return undefined;
  let name = "";
  for (let at = 0; at < uid.length; at += 4) {
    const sextets = [0, 1, 2, 3].map((step) => Math.max(0, alphabet.indexOf(uid.charAt(at + step))));
    const bits = sextets.reduce((sum, sextet) => (sum << 6) | sextet, 0);
    const count = 3 - (uid.slice(at, at + 4).match(/=/g)?.length ?? 0);
    for (let byte = 0; byte < count; byte += 1) name += String.fromCharCode((bits >> (16 - 8 * byte)) & 255);
  }
  return toUid(name) === uid ? name : undefined;
}

function letterOf(bits: number): string {
  return alphabet.charAt(bits & 63);
}

function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) & 255 : 0;
}
