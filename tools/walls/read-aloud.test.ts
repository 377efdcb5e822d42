import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

/** Faults that a reader hears at once and a compiler never sees; each came back once before it had its wall. */

type Words = { readonly [key: string]: string | Words };
interface Said {
  readonly where: string;
  readonly text: string;
}

function flat(words: Words | undefined, where: string): readonly Said[] {
  return Object.entries(words ?? {}).flatMap(([key, value]) =>
    typeof value === "string" ? [{ where: `${where}.${key}`, text: value }] : flat(value, `${where}.${key}`),
  );
}

async function said(language: string): Promise<readonly Said[]> {
  const files = globSync(`packages/words/src/*/${language}.ts`, { cwd: root }).toSorted();
  const all = await Promise.all(
    files.map(async (file) => {
      const { texts, answers } = (await import(pathToFileURL(join(root, file)).href)) as {
        readonly texts?: Words;
        readonly answers?: Words;
      };
      const noun = `${language} ${basename(dirname(file))}`;
      return [...flat(texts, noun), ...flat(answers, noun)];
    }),
  );
  return all.flat();
}

const [czech, slovak, english] = await Promise.all(["cs", "sk", "en"].map(said));
const slavic = [...(czech ?? []), ...(slovak ?? [])];

/** Names come as they are in the books, so nothing before them may ask for another case. */
const names = "place|outlet|shipTo|company|product|method|payer|person|who";
const prepositions =
  "pro|pre|bez|do|od|u|k|ke|ku|s|se|so|z|ze|zo|na|v|ve|vo|o|po|při|pri|nad|pod|před|pred|mezi|medzi|místem|miestom";
const caseAsked = new RegExp(`(?:^|[\\s(„])(?:${prepositions})[\\s\\u00a0]\\{(?:${names})\\}`, "iu");

/** What is counted is declined by the plural rule; these say the same of any number, or stand for a figure alone. */
const undeclined = /^(?:ks|l|kg|hl|t|h|min|balení|z|ze|zo|v|ve|vo|se|so|lze|možno)$/u;
/** A limit is a large round number, and there the many are always said alike. */
const limit = /(?:nejvýše|najviac|více než|viac ako) \{count\}/iu;
const plural = /_(?:one|few|many|other)$/;

function wrong(where: readonly Said[], isWrong: (one: Said) => boolean): readonly string[] {
  return where.filter(isWrong).map((one) => `${one.where}: ${one.text}`);
}

describe("LANG-17 texts are as a native says them", () => {
  test("there are texts to read", () => expect(slavic.length + (english?.length ?? 0)).toBeGreaterThan(5000));

  test("no preposition stands before a name that cannot be declined", () => {
    expect(wrong(slavic, ({ text }) => caseAsked.test(text))).toEqual([]);
  });

  test("no count stands before a fixed form of what it counts", () => {
    const fixed = ({ where, text }: Said) => {
      const [, noun] = /(?<!\/)\{count\}[\s\u00a0](\p{L}+)/u.exec(text) ?? [];
      return noun !== undefined && !plural.test(where) && !undeclined.test(noun) && !limit.test(text);
    };
    expect(wrong(slavic, fixed)).toEqual([]);
  });

  test("English signs in and out, and greets as people do", () => {
    expect(
      wrong(english ?? [], ({ text }) => /\blog(?:ged|ging)? ?(?:in|out|on|off)\b|good day/iu.test(text)),
    ).toEqual([]);
  });

  test("no verb before an amount has to agree with it", () => {
    const agrees =
      /\b(?<!jich |ich )(?:přebývá|přebývají|prevyšuje|zbývá|zbývají|zostáva|zostávajú|vejde|vejdou|zmestí|zmestia) \{(?:difference|limit|over|pallets)\}/iu;
    expect(wrong(slavic, ({ text }) => agrees.test(text))).toEqual([]);
  });
});

describe("CONST-28 dates", () => {
  test("are written by the formatter alone", () => {
    const sources = globSync("{apps/portal/src,packages/{shell,paper,words}/src}/**/*.{ts,tsx}", {
      cwd: root,
    }).filter((path) => !/\.test\.|\.gen[./]/.test(path) && !path.includes("/engine/"));
    const own =
      /DateTimeFormat\((?![^)]*month: "long")|toLocaleDateString|toLocaleString\(|\.getDate\(\)|formatDayMonth\([^`]*\)\}\$\{/;
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => own.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
  });
});
