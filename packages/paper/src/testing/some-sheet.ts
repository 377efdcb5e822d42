import { toMinor } from "@vycep/domain/kernel/money";
import type { SheetGoodsRow, SheetView } from "../sheet-view.ts";

/** A hundred kegs of one kind at 1 649 Kč with 21 % VAT. */
export function someGoods(said: Partial<SheetGoodsRow> = {}): SheetGoodsRow {
  return {
    key: "4700100303-1",
    sku: "100112",
    name: "Lipovrch 10 světlé výčepní, sud KEG 50 l",
    amount: "100 sudů",
    unitMinor: toMinor(164_900),
    vatPct: 21,
    netMinor: toMinor(16_490_000),
    ...said,
  };
}

/** An order with one line, as its sheet is asked for. */
export function someSheet(said: Partial<SheetView> = {}): SheetView {
  return {
    title: "Objednávka 4700100303",
    fileName: "objednavka-4700100303",
    status: "potvrzená",
    isSent: true,
    isProvisional: false,
    facts: [{ label: "Dodání", value: "po 23.11.2026" }],
    delivery: ["Restaurace U Modré hvězdy", "Sladovnická 12", "549 01 Lipovrch"],
    payer: ["Hostince Modrá hvězda s.r.o."],
    contact: ["servis@lipovrch.example", "+420 000 000 000"],
    note: undefined,
    currency: "CZK",
    goods: [someGoods()],
    vat: [{ rate: 21, baseMinor: toMinor(16_490_000), vatMinor: toMinor(3_462_900) }],
    totals: [{ label: "Zálohy za obaly", value: "150 000,00 Kč" }],
    totalMinor: toMinor(34_952_900),
    empties: [],
    ...said,
  };
}
