import { sql } from "kysely";
import { expect } from "vitest";
import { publishPriceDrafts } from "../../modules/pricing/desk/drafts/publish-price-drafts.ts";
import type { StaffCaller, TestServer } from "../test-server.ts";

export type TestDraft = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly may: readonly string[];
  readonly needsSecondPerson: boolean;
  readonly returnedReason: string | null;
  readonly touched: Readonly<Record<string, unknown>>;
};

type Answer = {
  readonly draft: TestDraft | null;
  readonly kept: number;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly faults: readonly { readonly row: number; readonly code: string }[];
};

const fields = `id version state needsSecondPerson returnedReason may
  counts { all over unchanged typed conflicts maxPercent averagePercent }
  touched { companies shipTos carts cartsMinor { minor currency } leaflets }`;

/** The inputs of the mutations of drafts, by their names. */
const inputs = {
  ...{
    create: "DeskNewPriceDraftInput",
    change: "DeskChangePriceDraftInput",
    fill: "DeskFillPriceDraftInput",
  },
  ...{ drop: "DeskPriceDraftMoveInput", approve: "DeskPriceDraftMoveInput" },
  ...{ return: "DeskPriceDraftReasonInput", takeBack: "DeskPriceDraftReasonInput" },
  handIn: "DeskHandInPriceDraftInput",
} as const;

export const draftDocuments = {
  of: (verb: keyof typeof inputs) => `mutation ($input: ${inputs[verb]}!) { ${verb}PriceDraft(input: $input) {
    draft { ${fields} } kept refusal { code message } faults { row code } } }`,
  setLines: `mutation ($input: DeskPriceDraftLinesInput!) { setPriceDraftLines(input: $input) {
    draft { ${fields} } kept refusal { code message } faults { row code } } }`,
  removeLines: `mutation ($input: DeskRemovePriceDraftLinesInput!) { removePriceDraftLines(input: $input) {
    draft { ${fields} } kept refusal { code message } faults { row code } } }`,
} as const;

let keys = 0;

/** How tests ask about drafts of prices. */
export function askPrices(server: () => TestServer) {
  async function asked<Told>(caller: StaffCaller, document: string, variables: object): Promise<Told> {
    const { data, errors } = await caller.desk(document, { ...variables }, { lang: "cs" });
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as Told;
  }
  const told = (caller: StaffCaller, verb: keyof typeof inputs, input: object): Promise<Answer> =>
    asked(caller, draftDocuments.of(verb), { input });
  const seen = (caller: StaffCaller, id: string): Promise<TestDraft> =>
    asked(caller, `query ($id: ID!) { priceDraft(id: $id) { ${fields} } }`, { id });
  /** A draft of somebody, filled where a filter is given. */
  async function begun(caller: StaffCaller, validFrom: string, fill?: object): Promise<TestDraft> {
    keys += 1;
    const input = { key: `test-${keys}`, name: "Zdražení", reason: "Dražší slad", validFrom };
    const { draft } = await told(caller, "create", input);
    if (draft === null) throw new Error("no draft was begun");
    if (fill === undefined) return draft;
    const filled = await told(caller, "fill", {
      ...{ id: draft.id, version: draft.version, brands: [], categories: [], skus: [] },
      ...{ roundToMinor: 1, rounding: "nearest", ...fill },
    });
    expect(filled.refusal).toBeNull();
    return filled.draft ?? draft;
  }
  return {
    ...{ asked, told, seen, begun },
    published: () => publishPriceDrafts(server().deps),
    /** Prices as they are kept. */
    prices: async (list: string, sku: string) => {
      const { rows } = await sql<{ from: string; to: string | null; base: number; your: number }>`
        select valid_from as from, valid_to as to, base_minor as base, your_minor as your from price
        where price_list = ${list} and sku = ${sku} order by valid_from`.execute(server().deps.db);
      return rows.map(({ from, to, base, your }) => [from, to, base, your] as const);
    },
  };
}
