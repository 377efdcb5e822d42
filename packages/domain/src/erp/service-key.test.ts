import { describe, expect, test } from "vitest";
import { whyNotMakeServiceKey } from "./service-key.ts";

const asked = { name: "Scale 1", rights: ["products", "companies:read"], days: 365 };

describe("DINT-02 a key of the brewery's own programs", () => {
  test.each([
    ["as it should be", {}, undefined],
    ["for a day", { days: 1 }, undefined],
    ["for five years", { days: 1_830 }, undefined],
    ["without a name", { name: "" }, "name-invalid"],
    ["with a name of other letters", { name: "Váha" }, "name-invalid"],
    ["with a name of two lines", { name: "a\nb" }, "name-invalid"],
    ["that may do nothing", { rights: [] }, "no-rights"],
    ["for what is no noun", { rights: ["products", "orders"] }, "right-unknown"],
    ["for no day", { days: 0 }, "days-invalid"],
    ["for longer than five years", { days: 1_831 }, "days-invalid"],
    ["for half a day", { days: 0.5 }, "days-invalid"],
  ])("%s", (_case, part, why) => {
    expect(whyNotMakeServiceKey({ ...asked, ...part })).toBe(why);
  });
});
