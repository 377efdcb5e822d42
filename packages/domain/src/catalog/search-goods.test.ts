import { describe, expect, test } from "vitest";
import { fold } from "../kernel/fold.ts";
import { fitOf, searchGoods } from "./search-goods.ts";
import { planSearch } from "./search-plan.ts";
import { soughtWords } from "./sought-words.ts";
import { synonymsOf } from "./synonyms.ts";

type Goods = { readonly searchText: string; readonly packageType: string };
const goods = (name: string, packageType: string): Goods => ({ searchText: fold(name), packageType });

const list = [
  goods("Lipovrch 10 výčepní, lahev 0,5 l, přepravka 20 ks", "bottle"),
  goods("Lipovrch 12 ležák, sud KEG 50 l", "keg"),
  goods("Lipovrch 12 ležák, sud KEG 30 l", "keg"),
  goods("Kamenář nealko, plechovka 0,33 l, multipack 6 ks", "can"),
  goods("Sklenice Lipovrch 0,5 l", "carton"),
  goods("Postřižiny K50", "keg"),
];
const words = new Map<string, Goods[]>();
for (const one of list)
  for (const word of one.searchText.match(/[a-z]+/g) ?? [])
    words.set(word, [...(words.get(word) ?? []), one]);
const synonyms = synonymsOf(
  Object.entries({
    keg: "sud sudy soudek keg",
    bottle: "lahev flasa",
    crate: "prepravka basa",
    "plato-12": "dvanactka 12",
    can: "plechovka plech",
  }).flatMap(([term, said]) => said.split(" ").map((word) => ({ term, word }))),
);

function find(text: string): string {
  const plan = planSearch(text);
  if (!plan) return "";
  const folded = plan.words.map((word) => fold(word.text));
  const sought = soughtWords(plan, { folded, synonyms }).words;
  const found = searchGoods({ list, words: () => words, synonyms }, sought);
  return `${found.isByLikeness && found.goods.length > 0 ? "like " : ""}${found.goods.map((one) => list.indexOf(one)).join(" ")}`.trim();
}

describe("CATALOG-19 C25 what goods a text means", () => {
  test.each([
    ["figures written to their word", "sud50", "1"],
    ["by another word for the same", "soudek 30", "2"],
    ["by what it is packed in, whatever it is called", "soudek", "1 2 5"],
    ["both at once", "keg50 lipovrch12", "1"],
    ["05 is half a litre, with a comma or a point", "lahev05", "0"],
    ["and so are 0.5 and 0,5", "flasa 0.5", "0"],
    ["a number by its name", "dvanáctka", "1 2"],
    ["what stands so in the name is found as it stands", "k50", "5"],
    ["a synonym is a word, no part of one", "basa", "0"],
    ["words that say nothing are left out", "pivo 12 ks", "1 2"],
    ["a slip in a word", "lipovrh 30", "like 2"],
    ["a slip in another word for the same", "soduek 30", "like 2"],
    ["a slip and figures together", "lipovrh12", "like 1 2"],
    ["nothing like it", "voda", ""],
  ])("%s: %j", (_, text, expected) => {
    expect(find(text)).toBe(expected);
  });

  test("CATALOG-19 whole words fit better than beginnings, and those than parts", () => {
    const [, keg = goods("", "")] = list;
    const score = (text: string) =>
      fitOf(keg, soughtWords(planSearch(text) ?? { text, words: [] }, { folded: [text], synonyms }).words);
    expect([score("lipovrch"), score("lipo"), score("ovrch")]).toEqual([2, 1, 0]);
  });

  test("CATALOG-19 twelve wrong words in a range of 50 000 different ones are answered within bounds", () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      goods(`pivo${at.toString(36)} znacka${at % 300}`, "keg"),
    );
    const known = new Map(many.map((one) => [one.searchText, [one]]));
    const plan = planSearch(
      "lipovrh svetli lezek vycepny plechofka prepavka nealkohol kamenat radlor tonyk pramen limona",
    );
    const sought = soughtWords(plan ?? { text: "", words: [] }, {
      folded: plan?.words.map(({ text }) => text) ?? [],
      synonyms,
    });
    const started = process.cpuUsage();
    expect(searchGoods({ list: many, words: () => known, synonyms }, sought.words).goods).toEqual([]);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
