/** What tests of replacement deliveries do and ask (DDISP-06). */
import { expect } from "vitest";
import { startOrder } from "../ask-cart.ts";
import { orderOfGoods } from "../past-orders.ts";
import type { Caller, StaffCaller, TestServer } from "../test-server.ts";

export type Json = Readonly<Record<string, unknown>>;
type Line = Readonly<Record<"lineNo" | "ordered" | "short" | "replaced" | "unitPriceMinor", number>>;
type Order = {
  readonly version: number;
  readonly replaces: string | null;
  readonly replacements: readonly Json[];
  readonly lines: readonly Line[];
  readonly row: Json;
};
export type Answer = {
  readonly order: Order | null;
  readonly replacement: string | null;
  readonly refusal: {
    readonly code: string;
    readonly lineNo: number | null;
    readonly message: string;
  } | null;
};

const fields = `version replaces replacements { number deliveryDate state boxes }
  row { number state deliveryDate method netMinor totalMinor source } placedBy noteForDriver customerOrderNumber
  lines { lineNo sku ordered confirmed delivered short replaced unitPriceMinor netMinor }
  messages { kind isReport } history { action by changes { what after } }`;

export const boxes = (first: number, second: number, reason = "Nebylo na skladě") => ({
  lines: [
    { lineNo: 1, boxes: first, ...(first < 20 && { reason }) },
    { lineNo: 2, boxes: second, ...(second < 8 && { reason }) },
  ],
});

export const wanted = (count: number, more: Json = {}) => ({
  ...{ deliveryDate: "2026-11-30", method: "selfpickup_selfpickup" },
  lines: [{ lineNo: 1, boxes: count }],
  ...more,
});

/** A brewery with its people, once the test's server has started. */
export type House = {
  readonly server: TestServer;
  readonly owner: Caller;
  readonly service: StaffCaller;
  readonly dispatch: StaffCaller;
};

/** A move and who makes it; dispatch where nobody else does. */
type Move = Json & { readonly by?: StaffCaller };

export function replacementsOf(who: House) {
  async function seen(number: string): Promise<Order> {
    const query = `query ($number: ID!) { order(number: $number) { ${fields} } }`;
    return (await who.service.desk(query, { number }, { lang: "cs" })).data?.["order"] as Order;
  }

  const ask = (input: Json, caller = who.service) =>
    caller.desk(
      `mutation ($input: DeskCreateReplacementInput!) { createReplacement(input: $input) {
      order { ${fields} } replacement refusal { code lineNo message } } }`,
      { input },
      { lang: "cs" },
    );

  async function planned(input: Json, caller = who.service): Promise<Answer> {
    const { data, errors } = await ask(input, caller);
    expect(errors).toEqual([]);
    return data?.["createReplacement"] as Answer;
  }

  async function tried(input: Json): Promise<{ replacement: Json | null; refusal: Answer["refusal"] }> {
    const { data, errors } = await who.service.desk(
      `query ($input: DeskReplacementPreviewInput!) { replacementPreview(input: $input) { replacement { deliveryDate
      method methods lines { lineNo sku short boxes unitPriceMinor claims { ticket boxes credited } }
      sums { netMinor totalMinor pallets kilograms } obstacles { code message } } refusal { code lineNo message } } }`,
      { input },
      { lang: "cs" },
    );
    expect(errors).toEqual([]);
    return data?.["replacementPreview"] as { replacement: Json | null; refusal: Answer["refusal"] };
  }

  async function moved(name: string, number: string, { by = who.dispatch, ...more }: Move = {}) {
    const { version } = await seen(number);
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const query = `mutation ($input: Desk${type}Input!) { ${name}(input: $input) { refusal { code } } }`;
    const { data, errors } = await by.desk(query, { input: { number, version, ...more } });
    expect(errors).toEqual([]);
    expect(data?.[name]).toEqual({ refusal: null });
  }

  /** Twenty crates and eight kegs. */
  async function sentOrder(): Promise<string> {
    return orderOfGoods(who.owner, await startOrder(who.owner, { date: "2026-11-26" }), [
      { sku: "100107", quantity: 20 },
      { sku: "100112", quantity: 8 },
    ]);
  }

  /** The same, delivered with five crates less. */
  async function shortOrder(): Promise<string> {
    const number = await sentOrder();
    await moved("confirmOrder", number, { by: who.service });
    await moved("shipOrder", number, { step: "loaded" });
    await moved("shipOrder", number, { step: "on_the_way" });
    who.server.clock.set("2026-11-26T10:00:00");
    await moved("deliverOrder", number, { ...boxes(15, 8, "Rozbité"), empties: [] });
    return number;
  }

  return { seen, ask, planned, tried, moved, sentOrder, shortOrder };
}
