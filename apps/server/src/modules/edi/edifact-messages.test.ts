import type { LineAnswer } from "@vycep/domain/edi/order-answer";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { desadvOf } from "@vycep/paper/edi/edifact-despatch";
import { invoicOf } from "@vycep/paper/edi/edifact-invoice";
import { ordrspOf } from "@vycep/paper/edi/edifact-response";
import type { PartnerLine, PartnerOrder } from "@vycep/paper/edi/partner-answer";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import Reader from "edifact/reader.js";
import Tracker from "edifact/tracker.js";
import { expect, test } from "vitest";

const once = (content: string) => ({ content, mandatory: true, repetition: 1 });
const some = (content: string, repetition = 99) => ({ content, mandatory: false, repetition });
const group = (repetition: number, ...content: readonly ReturnType<typeof once>[]) =>
  ({ content, mandatory: false, repetition }) as const;

/** The order of D.96A of the segments that are written here. */
const tables = {
  ORDRSP: [
    ...[once("UNH"), once("BGM"), some("DTM", 35), some("FTX")],
    group(99, once("RFF"), some("DTM", 5)),
    group(99, once("NAD"), some("LOC")),
    group(5, once("CUX"), some("DTM", 5)),
    group(
      9999,
      ...[
        once("LIN"),
        some("PIA", 25),
        some("IMD"),
        some("QTY"),
        some("DTM", 35),
        some("QVR", 1),
        some("FTX"),
      ],
      ...([group(99, once("PRI")), group(99, once("RFF"))] as never[]),
    ),
    ...[once("UNS"), some("MOA"), some("CNT"), once("UNT")],
  ],
  DESADV: [
    ...[once("UNH"), once("BGM"), some("DTM", 10)],
    group(10, once("RFF"), some("DTM", 1)),
    group(10, once("NAD"), some("LOC", 10)),
    group(
      9999,
      ...[once("CPS"), some("FTX", 5)],
      ...([
        group(
          9999,
          ...[once("LIN"), some("PIA", 10), some("IMD", 25), some("MEA", 10), some("QTY", 10)],
          ...([group(99, once("RFF"), some("DTM", 1))] as never[]),
        ),
      ] as never[]),
    ),
    ...[some("CNT", 5), once("UNT")],
  ],
  INVOIC: [
    ...[once("UNH"), once("BGM"), some("DTM", 35), some("FTX", 10)],
    group(99, once("RFF"), some("DTM", 5)),
    group(99, once("NAD"), some("LOC", 25), ...([group(9999, once("RFF"), some("DTM", 5))] as never[])),
    group(5, once("TAX"), some("MOA", 1)),
    group(5, once("CUX"), some("DTM", 5)),
    group(10, once("PAT"), some("DTM", 5)),
    group(
      9_999_999,
      ...[once("LIN"), some("PIA", 25), some("IMD", 10), some("MEA", 5), some("QTY", 5), some("DTM", 35)],
      ...([
        group(5, once("MOA")),
        group(25, once("PRI")),
        group(10, once("RFF")),
        group(99, once("TAX"), some("MOA", 1)),
      ] as never[]),
    ),
    ...[once("UNS"), some("CNT", 10)],
    group(100, once("MOA")),
    group(10, once("TAX"), some("MOA", 2)),
    once("UNT"),
  ],
} as const;

/** Each segment by what the library knows of its elements, all of them by the order of their message. */
function check(text: string, type: keyof typeof tables): readonly string[] {
  const segments = new Reader().parse(text);
  const names = segments.map(({ name }) => name);
  expect([names[0], names.at(-1)]).toEqual(["UNB", "UNZ"]);
  const tracker = new Tracker(tables[type] as never);
  for (const name of names.slice(1, -1)) tracker.accept(name);
  const foot = segments.at(-2);
  expect(Number(foot?.elements[0]?.[0])).toBe(names.length - 2);
  return names;
}

const line = (said: Partial<PartnerLine>): PartnerLine => ({
  ...({
    line: { lineNo: "10", gtin: null, ourNumber: null, theirNumber: "KL'1+1?", quantity: 2, unit: "box" },
    sku: "100101",
    asked: 2,
    unitsPerBox: 1,
    boxes: 2,
    reason: null,
  } satisfies LineAnswer),
  name: "Světlý ležák: 12°, 0,5 l",
  gtin: "2901001011010",
  unitPriceMinor: toMinor(22_100),
  reasonCode: null,
  reasonText: null,
  ...said,
});

const order: PartnerOrder = {
  envelope: {
    ...{ from: "2909999000009", to: "2909900000036", reference: "17", isTest: true },
    day: toLocalDate("2026-11-23"),
    minutes: 545.75,
  },
  number: "R17",
  orderReference: "OBJ:1",
  orderNumber: "4700200001",
  kind: "changed",
  buyerName: "Klásek",
  sellerName: "Lipovrch",
  place: "2909805003026",
  deliveryDay: toLocalDate("2026-11-24"),
  currency: "CZK",
  lines: [
    line({}),
    line({ boxes: 1, reason: "limit-reached", reasonCode: "AS", reasonText: "Více nemáme" }),
    line({
      ...{ boxes: 0, sku: null, gtin: null, name: "", unitPriceMinor: null },
      ...{ reason: "quantity-invalid", reasonCode: "AB", reasonText: "?" },
      line: {
        lineNo: "30",
        gtin: null,
        ourNumber: null,
        theirNumber: null,
        quantity: Number.NaN,
        unit: null,
      },
    }),
  ],
};

test("an answer has its segments in the order of ORDRSP D.96A, and letters that every partner reads", () => {
  const text = ordrspOf(order);
  check(text, "ORDRSP");
  expect(text).toContain("PIA+1+100101:SA+KL?'1?+1??:IN'");
  expect(text).toContain("IMD+F++:::Svetly lezak?: 12 , 0,5 l'");
  expect(text).toContain("RFF+ON:OBJ?:1'");
  expect(text).toContain("QVR+-1:21++AS'");
  expect(text).toMatch(
    /^UNA:\+\.\? '\nUNB\+UNOC:3\+2909999000009:14\+2909900000036:14\+261123:0905\+17\+\+\+\+\+\+1'/,
  );
});

test("a despatch advice has its segments in the order of DESADV D.96A, and only what comes", () => {
  const names = check(desadvOf(order), "DESADV");
  expect(names.filter((name) => name === "LIN")).toHaveLength(2);
});

const paper: TaxPaper = {
  ...({
    kind: "invoice",
    number: "F1",
    uuid: "",
    market: "CZ",
    currency: "CZK",
    payment: "transfer",
  } as const),
  issued: toLocalDate("2026-11-25"),
  taxPoint: toLocalDate("2026-11-24"),
  due: toLocalDate("2026-12-09"),
  variableSymbol: "1",
  netMinor: toMinor(44_200),
  vatMinor: toMinor(9_282),
  depositsOutMinor: toMinor(32_000),
  depositsBackMinor: toMinor(-16_000),
  roundingMinor: toMinor(0),
  totalMinor: toMinor(69_482),
  vat: [{ ratePct: 21, baseMinor: toMinor(44_200), vatMinor: toMinor(9_282) }],
  lines: [
    {
      ...{ kind: "goods", orderNumber: "4700200001", sku: "100101", name: "Ležák", quantity: 2, vatPct: 21 },
      ...{ unitMinor: toMinor(22_100), amountMinor: toMinor(44_200) },
    },
    {
      ...{ kind: "deposit-out", orderNumber: null, sku: null, name: null, quantity: 2, vatPct: null },
      ...{ unitMinor: toMinor(16_000), amountMinor: toMinor(32_000) },
    },
    {
      ...{ kind: "deposit-back", orderNumber: null, sku: null, name: null, quantity: 1, vatPct: null },
      ...{ unitMinor: toMinor(16_000), amountMinor: toMinor(-16_000) },
    },
  ],
  orders: [{ number: "4700200001", delivered: toLocalDate("2026-11-24") }],
  corrects: null,
  reason: null,
  seller: { ...party("Lipovrch"), ...{ register: "", iban: "", account: "", email: "", phone: "" } },
  buyer: party("Klásek"),
  place: party("Prodejna"),
  payCode: null,
};

function party(name: string) {
  return { name, street: "", city: "", zip: "", country: "CZ", ico: "1", dic: "CZ1", icDph: "" };
}

test.each([
  ["invoice", "380", ["2", "2", "-1"]],
  ["credit-note", "381", ["2", "2", "-1"]],
] as const)(
  "an %s has its segments in the order of INVOIC D.96A, and its rows add up",
  (kind, code, quantities) => {
    const sign = kind === "credit-note" ? -1 : 1;
    const amounts = paper.lines.map((row) => ({ ...row, amountMinor: toMinor(sign * row.amountMinor) }));
    const text = invoicOf({
      envelope: order.envelope,
      paper: { ...paper, kind, lines: amounts },
      words: {
        supplies: "Dodávky",
        depositOut: "Vydané obaly",
        depositBack: "Vrácené obaly",
        withoutVat: "Záloha",
      },
      references: new Map([["4700200001", "OBJ-1"]]),
      gtins: new Map([["100101", "2901001011010"]]),
      place: "2909805003026",
    });
    check(text, "INVOIC");
    expect(text).toContain(`BGM+${code}+F1+9'`);
    expect([...text.matchAll(/QTY\+47:([-\d]+)/g)].map(([, count]) => count)).toEqual(quantities);
    const rows = [...text.matchAll(/MOA\+203:([-\d.]+)/g)].map(([, amount]) => Number(amount));
    expect(rows.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(602, 2);
    if (kind === "invoice") expect(text).toContain("MOA+79:602.00:CZK'");
  },
);
