/**
 * An e-mail as it is compared and counted: blanks around it gone, the letters A to Z small and no other letter touched,
 * because the small form of some ("İ") is another person's address. SQL says the same as `lower(email collate "C")`.
 *
 * @example foldEmail(" Jana@Pub.Example ") // "jana@pub.example"
 */
export function foldEmail(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** As long as addresses may be (RFC 5321). */
export const EMAIL_MAX = 254;

/**
 * Whether a text can be an e-mail address: something, one @, something, no blanks and nothing that cannot be seen; more
 * only a mail that arrives can tell.
 *
 * @example isEmail("jana@pub.example") // true
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u.test(text);
}
