/** As wide as a list of commits is on a screen of 80 characters. */
export const longestSubject = 72;

/** The commits of a log (`hash subject` a line) whose subject is too long, each with how it can be mended. */
export function tooLong(log: string): readonly string[] {
  return log
    .split("\n")
    .map((line) => ({ hash: line.slice(0, line.indexOf(" ")), subject: line.slice(line.indexOf(" ") + 1) }))
    .filter(({ subject }) => lengthOf(subject) > longestSubject)
    .map(
      ({ hash, subject }) =>
        `${hash}: the subject has ${lengthOf(subject)} characters, ${longestSubject} are the most: "${subject}". ` +
        "Say the one idea there, and the why in the body.",
    );
}

/** As a person counts: a letter with its mark is one. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter("en").segment(text)].length;
}
