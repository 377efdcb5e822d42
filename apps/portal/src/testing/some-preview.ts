import type { Answers } from "./fake-api.ts";
import { goods } from "./portal-page.tsx";

type Preview = ReturnType<Answers["FastEntryPreview"]>["fastEntryPreview"];
type Row = Preview["rows"][number];

/** Rows of the form "100112;72", as the server would read them: an unknown word may mean the lager. */
export const fakePreview: Answers["FastEntryPreview"] = ({ rows: texts }) => {
  const rows = [texts]
    .flat()
    .map((text, index) => ({ text, index }))
    .filter(({ text }) => text.trim() !== "")
    .map(({ text, index }) => readRow(text, index));
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  const net = rows.reduce((sum, { row_total: total }) => sum + (total?.value ?? 0), 0);
  return {
    fastEntryPreview: {
      header_index: null,
      good_count: count("GOOD"),
      adjusted_count: count("ADJUSTED"),
      bad_count: count("BAD"),
      rows,
      products: [...goods],
      totals: { grand_total_your_price: net, deposits: 0, currency: "CZK" },
      progress_bar_data: { iMaximumOrderPallet: 6, iTotalCartWeight: 0, iTotalCartPalletQty: 0 },
      order_blockers: [],
    },
  };
};

function readRow(text: string, index: number): Row {
  const [sku = "", amount = "1"] = text.split(/[;\s]+/u);
  const boxes = Number(amount);
  const product = goods.find((one) => one.sku === sku);
  const amounts = { number_of_packages: boxes, number_of_layer: 0, number_of_pallet: 0, quantity: boxes };
  const row: Row = {
    index,
    state: "GOOD",
    sku,
    ...amounts,
    row_total: { value: boxes * (product?.your_price ?? 0), currency: "CZK" },
    notes: [],
    error: null,
    options: [],
  };
  if (product !== undefined) return row;
  const lager = { kind: "NEAREST" as const, sku: "100113", ...amounts };
  return {
    ...row,
    state: "BAD",
    sku: null,
    row_total: null,
    error: { reason: "product-not-found", message: `Produkt „${sku}“ neznáme.`, quantity: null },
    options: /\d/u.test(sku) ? [] : [lager],
  };
}
