/**
 * What no place may ever fail on, tried at every one: texts that are none, ids that cannot be, an opaque id of U+0000.
 * Values as JSON text.
 */
export const badEverywhere: readonly string[] = [
  '"a\\u0000b"',
  '"\\ud83c"',
  '"\\udf7a\\ud83c"',
  JSON.stringify("ž 100101"),
  JSON.stringify("1".repeat(65)),
  JSON.stringify(Buffer.from("a\u0000b").toString("base64")),
];

/** Values as JSON text, because some of them (1e400, half a surrogate) have no other honest form. */
export const badValues: readonly string[] = [
  "null",
  "true",
  '""',
  '" "',
  JSON.stringify("x".repeat(100_000)),
  JSON.stringify("Ž̵̢̛á̷b̸a̶ 𝔭𝔦𝔳𝔬 🍺‮ \u200b\ufeff"),
  JSON.stringify("'; drop table cart; --"),
  JSON.stringify("%' or 1=1) --"),
  JSON.stringify("{{7*7}} #{7*7} <script>alert(1)</script>"),
  JSON.stringify("../../../../etc/passwd"),
  JSON.stringify("line\r\nset-cookie: a=b"),
  JSON.stringify("\\"),
  '"NaN"',
  '"Infinity"',
  '"-0"',
  '"2026-02-30"',
  '"9999-12-31"',
  '"__proto__"',
  '"constructor"',
  "0",
  "-0",
  "-1",
  "0.5",
  "1e-7",
  "1e15",
  "2147483648",
  "-2147483649",
  "9007199254740993",
  "1e400",
  "-1e400",
  "[]",
  "[1]",
  '[null,"a",{}]',
  JSON.stringify(Array.from({ length: 1500 }, (_each, index) => String(index))),
  "{}",
  '{"eq":"a"}',
  '{"__proto__":{"admin":true}}',
  "[[[[[[[[]]]]]]]]",
];

/** The same mischief as plain text, for addresses and headers. */
export const badTexts: readonly string[] = [
  "",
  " ",
  "x".repeat(6000),
  "a\u0000b",
  "ř\u200b🍺",
  "\u202eab\u2066",
  "'; drop table cart; --",
  "%' or 1=1) --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "\\",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "0.5",
  "1e400",
  "99999999999999999999",
  "2026-02-30",
  "[object Object]",
  "__proto__",
  "true",
  "(select pg_sleep(20))",
];

/** The strings of a value, which may come back in a sentence. */
export function textsOf(value: string): readonly string[] {
  const parsed: unknown = JSON.parse(value);
  return [value, ...(typeof parsed === "string" ? [parsed] : []), ...(value.match(/[^"]{4,}/g) ?? [])];
}
