import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../bootstrap.mjs";
import { codeAdvice, untold } from "./code-advice.ts";
import { errorPage, missingCodes, thrown } from "./error-page.ts";

const answer = (...codes: string[]) => ({
  content: { "application/json": { schema: { properties: { code: { enum: codes } } } } },
});
const document = {
  paths: {
    "/tickets": { get: { tags: ["tickets"], responses: { 404: answer("ticket-not-found") } } },
    "/claims": { get: { tags: ["claims"], responses: { 404: answer("ticket-not-found"), 200: {} } } },
  },
};

describe("the page of all codes", () => {
  const page = errorPage(document);

  it("ERROR-56 says of a code its statuses, whose it is, and its sentence", () => {
    expect(page).toMatch(/^\| `ticket-not-found` \| 404 \| claims, tickets \| .+\. \| .+\. \|$/m);
  });

  it("ERROR-56 says of every code what it means and what to do, and nothing of one that there is not", () => {
    const written = readFileSync(join(root, "docs/api/error-codes.md"), "utf8");
    expect(codesOnPage(written).size).toBeGreaterThan(300);
    expect(untold(written)).toEqual([]);
    const advice = codeAdvice();
    const without = new Map([...advice].filter(([code]) => code !== "part-box" && code !== "filter-invalid"));
    const poorer = errorPage(document, without);
    expect(untold(poorer, without).filter((each) => !each.endsWith("is no code"))).toEqual([
      "filter-invalid has no meaning",
      "filter-invalid says nothing of what to do",
      "part-box says nothing of what to do",
    ]);
    expect(untold(written, new Map([...advice, ["gone", { says: "", todo: "" }]]))).toEqual([
      "gone is no code",
    ]);
  });

  it("ERROR-56 has every code that the server's source throws, GraphQL's as well", () => {
    const codes = codesOnPage(page);
    expect(thrown().length).toBeGreaterThan(100);
    expect(thrown().filter(({ code }) => !codes.has(code))).toEqual([]);
    for (const code of ["page-too-high", "customer-tokens-off", "sign-in-incorrect", "internal"])
      expect(codes).toContain(code);
  });

  it("ERROR-56 as it is written, has every code that there are words for, of a new address and of EDI as well", () => {
    const written = readFileSync(join(root, "docs/api/error-codes.md"), "utf8");
    expect(missingCodes(written)).toEqual([]);
    expect(missingCodes(written.replaceAll("| `part-box` |", ""))).toEqual(["part-box"]);
    for (const code of ["address-not-own", "payer-by-place", "preview-outdated", "check_digit", "forbidden"])
      expect(codesOnPage(written)).toContain(code);
  });

  it("has what the business refuses by an answer", () => {
    for (const code of [
      "cart-full",
      "min-weight-not-reached",
      "shipping-cannot-be-ordered",
      "on-punch-out-visit",
    ])
      expect(codesOnPage(page)).toContain(code);
  });
});

/** The codes that its tables begin their rows with. */
function codesOnPage(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, code]) => code ?? []));
}
