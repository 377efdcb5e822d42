import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { erpPricing } from "../../../app/modules.ts";
import { add, startOrder } from "../../../testing/ask-cart.ts";
import { placePriced, updatePrices } from "../../../testing/ask-price-update.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

type Price = (inquiry: ErpPriceInquiry, signal: AbortSignal) => Promise<ErpPriceAnswer>;

let server: TestServer;
let owner: Caller;
let id: string;
/** What the ERP does. */
let erp: Price;
const house: Price = (inquiry, signal) => erpPricing(server.deps).price(inquiry, signal);

beforeAll(async () => {
  server = await startTestServer({
    pricing: { price: (inquiry, signal) => erp(inquiry, signal) },
    env: { VYCEP_PRICE_TIMEOUT_MS: "150" },
  });
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  erp = house;
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "100112", quantity: 3 },
    { sku: "100101", number_of_layer: 1 },
  ]);
});

describe("updatePrices: the ERP is away (PRICE-06, ERROR-44, B14)", () => {
  const never: Price = () => new Promise(() => undefined);
  const away: Price = () => Promise.reject(new Error("no route to the ERP"));

  test.each([
    ["away", away, "cs", "Aktualizace cen se nezdařila"],
    ["away", away, "sk", "Aktualizácia cien sa nepodarila"],
    ["too slow", never, "en", "Price update was not successful"],
  ])(
    "PRICE-06 ERROR-44 the ERP is %s: the order can be sent all the same",
    async (_, price, lang, message) => {
      erp = price;
      const before = performance.now();
      expect(await updatePrices(owner, id, lang)).toMatchObject({
        success: false,
        message,
        can_proceed: true,
        status_message: null,
        order_items: [{ sku: "100112", price: { value: 1649 } }, {}],
      });
      expect(performance.now() - before).toBeLessThan(10_000);
      const { orderV2, errors } = await placePriced(owner, id);
      expect(errors).toEqual([]);
      expect(orderV2).toMatchObject({ price_state: "provisional" });
    },
  );

  it("the next update that works makes the order firm again", async () => {
    erp = away;
    await updatePrices(owner, id);
    erp = house;
    expect(await updatePrices(owner, id)).toMatchObject({ success: true });
    expect((await placePriced(owner, id)).orderV2).toMatchObject({ price_state: "firm" });
  });
});
