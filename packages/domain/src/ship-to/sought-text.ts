/** So many figures make a telephone number or a part of one, whatever stands between them. */
const fewestFigures = 6;

/**
 * What somebody looks for among customers, as it is compared: a number is known by its figures alone, however people
 * write it down (DCUST-01, DCUST-04).
 *
 * @example soughtText(" 00420 799-999 004") // "420799999004"
 */
export function soughtText(text: string): string {
  const trimmed = text.trim();
  if (!/^[+\d\s()/.-]+$/.test(trimmed)) return trimmed;
  const figures = trimmed.replaceAll(/\D/g, "");
  return figures.length < fewestFigures ? trimmed : figures.replace(/^00/, "");
}
