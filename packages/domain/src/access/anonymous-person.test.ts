import { describe, expect, test } from "vitest";
import { type AskedAnonymising, anonymousPerson, isAnonymous, judgeAnonymising } from "./anonymous-person.ts";

describe("DCUST-05 who may be made anonymous", () => {
  const asked: AskedAnonymising = {
    ...{ name: "Jana Nová", email: "jana@u.example", hasLeft: true, isLastOwner: false },
    ...{ openOrders: 0, openTickets: 0, typedName: "Jana Nová", reason: " žádost " },
  };
  test.each<[string, Partial<AskedAnonymising>, string]>([
    ["who has left, by name and reason", {}, "žádost"],
    ["the name with another space", { typedName: " Jana  Nová " }, "žádost"],
    ["a second time", { email: anonymousPerson("00ff00ff").email }, "already-anonymous"],
    ["who still comes in", { hasLeft: false }, "not-left"],
    ["the last owner of a place", { isLastOwner: true }, "last-owner"],
    ["with an order under way", { openOrders: 1 }, "open-orders"],
    ["with an open ticket", { openTickets: 1 }, "open-tickets"],
    ["another name", { typedName: "Jana Nova" }, "name-differs"],
    ["no reason", { reason: " " }, "reason-missing"],
    ["a reason without end", { reason: "a".repeat(201) }, "reason-too-long"],
  ])("%s: %s", (_case, part, expected) => {
    const verdict = judgeAnonymising({ ...asked, ...part });
    expect(verdict.ok ? verdict.value.reason : verdict.refusal.kind).toBe(expected);
  });

  test("nothing of them is in what stands in their place", () => {
    const nobody = anonymousPerson("4f2a91c0");
    expect(isAnonymous(nobody.email)).toBe(true);
    expect(isAnonymous("jana@u.example")).toBe(false);
    expect(nobody).toEqual({
      ...{ firstName: "Anonym", lastName: "4F2A91C0", email: "4f2a91c0@anonym.invalid", phone: "" },
    });
  });
});
