import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { features } from "../../app/features.ts";
import { connectWork } from "../../shared/work.ts";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

beforeAll(() => connectWork(features.flatMap(({ work = [] }) => work)));
afterAll(() => connectWork([]));
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:25:00Z") }));
afterEach(() => {
  vi.useRealTimers();
});
withDesk();

type Asked = {
  readonly filter: {
    readonly states?: readonly string[];
    readonly isProvisional?: boolean;
    readonly erp?: string;
  };
};

const orders = ({ filter }: Asked) => {
  const found = (total: number, createdAt: string) => ({
    orders: { total, isMore: false, items: [{ createdAt, deliveryDate: "2026-11-20" }] },
  });
  if (filter.isProvisional === true) return found(3, "2026-11-23T11:37:00.000Z");
  if (filter.erp === "refused") return found(2, "2026-11-23T11:37:00.000Z");
  return filter.states?.[0] === "received"
    ? found(19, "2026-11-23T07:20:00.000Z")
    : found(5, "2026-11-19T07:00:00.000Z");
};
const working = { lookedAt: "2026-11-23T12:25:00.000Z", isBuiltIn: false, lastSent: null, lastError: null };
const integrations = [
  {
    ...working,
    ...{ name: "erp", state: "away", waiting: 2, refused: 1, oldest: "2026-11-23T11:58:00.000Z" },
  },
  {
    ...working,
    ...{ name: "mail", state: "working", waiting: 7, refused: 0, oldest: "2026-11-23T12:24:00.000Z" },
  },
];
const answers = {
  OrderWork: orders,
  Integrations: { integrations },
  Overdue: { papers: { total: 24, isMore: true, items: [{ due: "2026-11-13" }] } },
  NearLimit: { companies: { total: 2, isMore: false } },
  PlannedContent: { contents: { total: 0, isMore: false } },
};
const all = somebody(
  ...(["orders", "papers", "customers", "content", "configuration"] as const).map(
    (area) => [area, "see"] as const,
  ),
);
const lines = async () => within(await screen.findByRole("region", { name: "Co čeká na vyřízení" }));

const expected = [
  ["Objednávky k potvrzení", /nejstarší 5 h.*19$/, "/desk/orders?view=confirm"],
  ["Předběžné ceny", /nejstarší 48 min.*3$/, "/desk/orders?view=provisional"],
  ["Objednávky odmítnuté ERP", /nejstarší 48 min.*2$/, "/desk/orders?view=refused"],
  ["Závozy doručené zčásti", /nejstarší 3 dny.*5$/, "/desk/orders?view=short"],
  ["Faktury po splatnosti", /nejstarší 10 dní.*24\+$/, "/desk/papers?tab=invoices&standing=overdue"],
  ["Limity nad 90 %", /2$/, "/desk/companies?standing=near-limit"],
  ["Obsah k vydání", /0$/, "/desk/content?view=planned"],
  ["Zprávy odmítnuté ERP", /1$/, "/desk/integrations"],
  ["Napojení čeká", /nejstarší 27 min.*2$/, "/desk/integrations"],
] as const;

describe("DTODAY-01 what needs somebody now", () => {
  test("is a line each, with its number, the age of the oldest and its list", async () => {
    await openDesk("/desk", { me: all, ...answers });
    const found = await lines();
    for (const [title, said, href] of expected) {
      const named = new RegExp(`^${title.replaceAll(" ", "\\s")}`);
      const line = await found.findByRole("link", { name: named });
      await vi.waitFor(() => expect(line.textContent?.replaceAll(/\s/g, " ")).toMatch(said));
      expect(line.getAttribute("href")).toBe(href);
    }
    await expectAccessible();
  });

  test("nobody sees what their role does not, and it is not asked for", async () => {
    await openDesk("/desk", { me: somebody(["content", "see"]), ...answers });
    const links = (await lines()).getAllByRole("link").map(({ textContent }) => textContent);
    expect(links.map((text) => text?.replaceAll(/\s/g, " "))).toEqual([
      expect.stringMatching(/^Obsah k vydání/),
    ]);
    expect(asked.map(({ operation }) => operation)).not.toContain("OrderWork");
  });

  test("the number to confirm stands in the navigation, and goes when there is none", async () => {
    await openDesk("/desk", { me: all, ...answers });
    const nav = within(screen.getByRole("navigation", { name: "Hlavní" }));
    expect(await nav.findByRole("link", { name: "Objednávky 19" })).toBeTruthy();
    answerWith({ OrderWork: { orders: { total: 0, isMore: false, items: [] } } });
    const { queryClient } = await import("@vycep/shell/api/query-client");
    await queryClient.invalidateQueries({ queryKey: ["orders"] });
    expect(await nav.findByRole("link", { name: "Objednávky" })).toBeTruthy();
  });
});
