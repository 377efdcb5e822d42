import { type CartId, toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { afterEach, describe, expect, it, test } from "vitest";
import { flawOfLimit, forgetLimitDraft, keepLimitDraft, limitDraft, limitToSend } from "./price-limit.ts";

const [cart, otherCart] = [toId<CartId>("c1"), toId<CartId>("c2")];

afterEach(forgetLimitDraft);

describe("B14 the limit of a cart", () => {
  it("is kept as it was written, for its cart alone", () => {
    keepLimitDraft(cart, { isOn: true, text: "12 5" });
    expect(limitDraft(cart)).toMatchObject({ isOn: true, text: "12 5" });
    expect(limitDraft(otherCart)).toBeUndefined();
    expect(limitToSend(otherCart)).toBe("");
  });

  it("goes along with the order only where it is on", () => {
    keepLimitDraft(cart, { isOn: true, text: "12 500,50" });
    expect(limitToSend(cart)).toBe("12500.50");
    keepLimitDraft(cart, { isOn: false, text: "12 500,50" });
    expect(limitToSend(cart)).toBe("");
  });

  test.each([
    [undefined, undefined],
    [{ isOn: false, text: "nic" }, undefined],
    [{ isOn: true, text: "nic" }, "not-an-amount"],
    [{ isOn: true, text: "" }, "not-an-amount"],
    [{ isOn: true, text: "99,99" }, "limit-below-total"],
    [{ isOn: true, text: "100" }, undefined],
  ] as const)("%j has the flaw %s above a total of 100", (draft, flaw) => {
    expect(flawOfLimit(draft, toMinor(10_000))).toBe(flaw);
  });
});
