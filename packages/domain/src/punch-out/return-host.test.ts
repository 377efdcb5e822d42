import { describe, expect, test } from "vitest";
import { isReturnAddress, isReturnHost } from "./return-host.ts";

const outside = { onThisMachine: false };
const demo = { onThisMachine: true };

describe("B16 where a cart may be taken home to", () => {
  test.each([
    ["https://buy.chain.example/back?x=1", true],
    ["https://buy.chain.example:443/", true],
    ["http://buy.chain.example/", false],
    ["https://buy.chain.example:8443/", false],
    ["https://chain.example/", false],
    ["https://buy.chain.example.evil.example/", false],
    ["https://buy.chain.example@evil.example/", false],
    ["https://somebody:secret@buy.chain.example/", false],
    ["javascript:alert(1)", false],
    ["//buy.chain.example/", false],
    [`https://buy.chain.example/${"x".repeat(2000)}`, false],
  ])("%s: %s", (address, isAllowed) => {
    expect(isReturnAddress(address, ["buy.chain.example"], outside)).toBe(isAllowed);
  });

  test("on this machine without https, in the demo alone", () => {
    const address = "http://127.0.0.1:5199/back";
    expect(isReturnAddress(address, ["127.0.0.1:5199"], demo)).toBe(true);
    expect(isReturnAddress(address, ["127.0.0.1:5199"], outside)).toBe(false);
  });

  test.each([
    ["buy.chain.example", true],
    ["buy.chain.example:8443", true],
    ["localhost", false],
    ["10.0.0.1", false],
    ["127.0.0.1:80", false],
    ["https://buy.chain.example", false],
    ["buy..example", false],
    ["-buy.example", false],
    ["", false],
  ])("a host is a name with a dot: %s %s", (host, isOne) => {
    expect(isReturnHost(host, outside)).toBe(isOne);
  });

  test("and in the demo this machine", () => expect(isReturnHost("127.0.0.1:5199", demo)).toBe(true));
});
