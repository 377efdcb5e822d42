/** No letter or digit that is taken for another when it is read aloud or copied: no 0 and O, 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/**
 * A code by which a driver comes in (DSIGN-09), out of random bytes; some of them are left unused, so that no letter comes more often
 * than another. Undefined where there were too few.
 *
 * @example driverCodeFrom(new Uint8Array(32)) // "22222-22222"
 */
export function driverCodeFrom(random: Uint8Array): string | undefined {
  const fair = 256 - (256 % ALPHABET.length);
  const letters = [...random].filter((byte) => byte < fair).map((byte) => ALPHABET[byte % ALPHABET.length]);
  const code = letters.slice(0, LENGTH).join("");
  return code.length === LENGTH ? `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}` : undefined;
}

/**
 * The code that somebody typed, in any letters and with whatever between them (DSIGN-09); undefined where it can be none.
 *
 * @example parseDriverCode("k7m2x 9qxd4") // "K7M2X-9QXD4"
 */
export function parseDriverCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  const isCode = code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}` : undefined;
}
