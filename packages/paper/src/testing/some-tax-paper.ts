import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { TaxLine, TaxPaper } from "../tax/tax-paper.ts";

/** Ten crates at 221 Kč with their packaging, and a keg that went back. */
export const someTaxLines: readonly TaxLine[] = [
  {
    kind: "goods",
    orderNumber: "4700200001",
    sku: "100101",
    name: "Lipovrch 10 <světlé> & výčepní, přepravka 20 ks",
    quantity: 10,
    unitMinor: toMinor(22_100),
    amountMinor: toMinor(221_000),
    vatPct: 21,
  },
  {
    kind: "deposit-out",
    orderNumber: "4700200001",
    ...{ sku: null, name: null, vatPct: null },
    quantity: 10,
    unitMinor: toMinor(16_000),
    amountMinor: toMinor(160_000),
  },
  {
    kind: "deposit-back",
    orderNumber: "4700200001",
    ...{ sku: null, name: "Sud KEG 50 l", vatPct: null },
    quantity: 1,
    unitMinor: toMinor(150_000),
    amountMinor: toMinor(-150_000),
  },
];

/** An invoice that is paid by transfer, as the server hands it over. */
export function someTaxPaper(said: Partial<TaxPaper> = {}): TaxPaper {
  return {
    kind: "invoice",
    number: "F4700200001",
    uuid: "1b9d6bcd-bbfd-8b2d-8b5d-ab8dfbbd4bed",
    market: "CZ",
    issued: toLocalDate("2026-11-20"),
    taxPoint: toLocalDate("2026-11-20"),
    due: toLocalDate("2026-12-04"),
    variableSymbol: "4700200001",
    currency: "CZK",
    payment: "transfer",
    netMinor: toMinor(221_000),
    vatMinor: toMinor(46_410),
    depositsOutMinor: toMinor(160_000),
    depositsBackMinor: toMinor(-150_000),
    roundingMinor: toMinor(0),
    totalMinor: toMinor(277_410),
    vat: [{ ratePct: 21, baseMinor: toMinor(221_000), vatMinor: toMinor(46_410) }],
    lines: someTaxLines,
    orders: [{ number: "4700200001", delivered: toLocalDate("2026-11-19") }],
    corrects: null,
    reason: null,
    seller: {
      name: "Pivovar Lipovrch, a.s.",
      ...{ street: "Sladovnická 1", city: "Lipovrch", zip: "549 01", country: "CZ" },
      ...{ ico: "80000568", dic: "CZ80000568", icDph: "" },
      register: "zapsaná v obchodním rejstříku, oddíl B, vložka 0000",
      iban: "CZ6400000000002000000202",
      account: "2000000202/0000",
      email: "fakturace@lipovrch.example",
      phone: "+420799999001",
    },
    buyer: {
      name: "Hostince Modrá hvězda s.r.o.",
      ...{ street: "Sladovnická 12", city: "Lipovrch", zip: "549 01", country: "CZ" },
      ...{ ico: "80000011", dic: "CZ80000011", icDph: "" },
    },
    place: { name: "U Modré hvězdy", street: "Sladovnická 12", city: "Lipovrch", zip: "549 01" },
    payCode: "SPD*1.0*ACC:CZ6400000000002000000202*AM:2774.10*CC:CZK",
    ...said,
  };
}
