import { act, screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:25:22Z") }));
afterEach(() => {
  vi.useRealTimers();
});
withDesk();

const truck = { kind: "truck", day: "2026-11-25", orderBy: "2026-11-23T13:30" };
const tank = { kind: "tank", day: "2026-11-24", orderBy: "2026-11-23T16:00" };
const cutOffs = [
  { kind: "unfiltered", day: "2026-11-24", orderBy: "2026-11-23T12:00" },
  truck,
  tank,
  { kind: "unfiltered", day: "2026-11-25", orderBy: "2026-11-24T12:00" },
].map((one) => ({ ...one, markets: ["CZ", "SK"] }));

const dunajka = {
  ...{ shipToId: "500601", shipToName: "Sklad Nová Dunajka", city: "Nová Dunajka", companyName: "Dunaj" },
  ...{ isRegular: true, times: 8, weeks: 8, usualPallets: 26.4, usualLitres: 13_780, remindedAt: null },
  person: { uid: "U040", name: "K. Ňuchová", phone: "+421 959 999 029" },
  cart: { updatedAt: "2026-11-23T12:12:00.000Z", lines: 5, netMinor: 1_234_500, currency: "EUR" },
};
const missing = (items: readonly object[], next: string | null = null) => ({
  missingRegulars: { regular: items.length + 2, missing: items.length, orders: 3, drafts: 0, next, items },
});
const none = missing([]);
const answers = {
  CutOffs: { cutOffs },
  MissingRegulars: ({ cutOff }: { readonly cutOff: typeof truck }) =>
    cutOff.kind === "truck" ? missing([dunajka]) : none,
};
const service = somebody(["deliveries", "see"], ["customers", "change"], ["customer-users", "see"]);
/** Days and amounts are never torn at the end of a line. */
const said = (text: string) => new RegExp(`^${text.replaceAll(".", "\\.").replaceAll(" ", "\\s")}`);
const passes = (at: string) =>
  act(() => {
    vi.setSystemTime(Date.parse(at));
    document.dispatchEvent(new Event("visibilitychange"));
  });

describe("DTODAY-02 what closes today", () => {
  test("stands in its order with how long there is, and who has not ordered, to be called", async () => {
    await openDesk("/desk", { me: service, ...answers });
    const card = within(
      await screen.findByRole("region", { name: said("Kamion ve středu 25.11. se zavírá v 13:30") }),
    );
    expect(card.getByText("4:38")).toBeTruthy();
    const row = within(await card.findByRole("row", { name: /Sklad Nová Dunajka/ }));
    expect(row.getByText("26,4 pal.")).toBeTruthy();
    expect(row.getByText(/v košíku 12.345,00.€, 5 řádků, 13:12/)).toBeTruthy();
    expect(row.getByRole("link", { name: "+421 959 999 029" }).getAttribute("href")).toBe(
      "tel:+421959999029",
    );
    const call = row.getByRole("link", { name: "Zavolat: Sklad Nová Dunajka" });
    expect(call.getAttribute("href")).toBe("/desk/calls/500601?by=U040");
    expect(card.getByText("Chybí 1.")).toBeTruthy();
    const ruler = within(screen.getByRole("region", { name: "Uzávěrky dneška" }));
    expect(
      ruler.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    ).toEqual([
      expect.stringContaining("12:00 nefiltrovanéuzavřeno"),
      expect.stringContaining("13:30 kamionza 4:38 na středu 25.11."),
      expect.stringContaining("16:00 tankza 2 h 35 min na úterý 24.11."),
    ]);
    await expectAccessible();
  });

  test("a cart that was not sent, of a place that does not usually order, is marked as such and reminded like the others", async () => {
    const unsent = {
      ...{ ...dunajka, shipToId: "500101", shipToName: "U Modré hvězdy", isRegular: false },
      ...{ times: 0, weeks: 0, usualPallets: 0, usualLitres: 0 },
    };
    const items = [dunajka, unsent];
    const page = { missingRegulars: { regular: 3, missing: 1, orders: 3, drafts: 1, next: null, items } };
    const { user } = await openDesk("/desk", {
      ...{ me: service, ...answers, RemindPlace: { remindPlace: { remindedAt: null, refusal: null } } },
      MissingRegulars: ({ cutOff }: { readonly cutOff: typeof truck }) =>
        cutOff.kind === "truck" ? page : none,
    });
    const row = within(await screen.findByRole("row", { name: /U Modré hvězdy/ }));
    expect(row.getByText("neodesláno")).toBeTruthy();
    expect(row.getByText("nebere pravidelně")).toBeTruthy();
    expect(row.queryByText("neobjednáno")).toBeNull();
    expect(screen.getByText(/Navíc 1\sneodeslaný košík\./)).toBeTruthy();
    await user.click(row.getByRole("button", { name: "Připomenout: U Modré hvězdy" }));
    expect(asked.find(({ operation }) => operation === "RemindPlace")?.variables).toEqual({
      input: { shipToId: "500101", cutOff: truck },
    });
    await expectAccessible();
  });

  test("its second is its last: then it is closed by itself, with nothing to remind of", async () => {
    await openDesk("/desk", { me: service, ...answers });
    await screen.findByRole("button", { name: "Připomenout: Sklad Nová Dunajka" });
    passes("2026-11-23T12:30:00.900Z");
    expect(screen.getByRole("region", { name: said("Kamion ve středu 25.11. se zavírá") })).toBeTruthy();
    passes("2026-11-23T12:30:01Z");
    expect(screen.getByRole("region", { name: said("Kamion ve středu 25.11. je uzavřený") })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Připomenout/ })).toBeNull();
    const cards = screen.getAllByRole("region", { name: /^(Tank|Kamion|Nefiltrované)/ });
    expect(cards.map((card) => within(card).getByRole("heading").textContent?.split(/\s/)[0])).toEqual([
      ...["Tank", "Nefiltrované", "Kamion"],
    ]);
  });

  test("one press reminds; what keeps it is told beside it, and what was done stands in the row", async () => {
    const refusal = { message: "Místo už objednalo." };
    const { user } = await openDesk("/desk", {
      me: service,
      ...answers,
      RemindPlace: { remindPlace: { remindedAt: null, refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Připomenout: Sklad Nová Dunajka" }));
    expect(await screen.findByText("Místo už objednalo.")).toBeTruthy();
    const remindedAt = "2026-11-23T12:25:22.000Z";
    answerWith({
      RemindPlace: { remindPlace: { remindedAt, refusal: null } },
      MissingRegulars: missing([{ ...dunajka, remindedAt }]),
    });
    await user.click(screen.getByRole("button", { name: "Připomenout: Sklad Nová Dunajka" }));
    expect((await screen.findAllByText("připomenuto 13:25")).length).toBeGreaterThan(0);
    const sent = asked.filter(({ operation }) => operation === "RemindPlace");
    expect(sent.map(({ variables }) => variables)).toEqual([
      ...Array.from({ length: 2 }, () => ({ input: { shipToId: "500601", cutOff: truck } })),
    ]);
  });

  test("further places are fetched when asked for; who may only look neither reminds nor sees people", async () => {
    const dispatch = somebody(["deliveries", "change"], ["customers", "see"]);
    const { user } = await openDesk("/desk", {
      me: dispatch,
      ...answers,
      MissingRegulars: ({
        cutOff,
        after,
      }: {
        readonly cutOff: typeof truck;
        readonly after: string | null;
      }) =>
        cutOff.kind !== "truck"
          ? none
          : after === null
            ? missing([{ ...dunajka, person: null, cart: null }], "more")
            : missing([{ ...dunajka, shipToId: "2", shipToName: "Druhý sklad", person: null }]),
    });
    await user.click(await screen.findByRole("button", { name: "Zobrazit další" }));
    expect(await screen.findByRole("row", { name: /Druhý sklad/ })).toBeTruthy();
    expect(screen.getByText("nic v košíku")).toBeTruthy();
    expect(screen.getAllByText("Dunaj, Nová Dunajka")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Připomenout/ })).toBeNull();
  });

  test("on a day on which nothing closes, what comes next is told", async () => {
    passes("2026-11-22T12:00:00Z");
    const [, , , next] = cutOffs;
    await openDesk("/desk", { me: service, CutOffs: { cutOffs: [next] } });
    expect(
      await screen.findByText(/^Dnes se nic nezavírá.*Nefiltrované ve středu\s25.11., v úterý\s24.11. 12:00/),
    ).toBeTruthy();
  });
});

describe("DTODAY-04 the top bar counts down", () => {
  test("to the next cut-off, and goes on to the one after it by itself", async () => {
    await openDesk("/desk/orders", { me: somebody(["deliveries", "see"]), ...answers });
    const link = await screen.findByRole("link", {
      name: said("Kamion ve středu 25.11. do 13:30 zbývá 4:38"),
    });
    expect(link.getAttribute("href")).toBe("/desk");
    passes("2026-11-23T12:30:01Z");
    expect(
      screen.getByRole("link", { name: said("Tank v úterý 24.11. do 16:00 zbývá 2 h 30 min") }),
    ).toBeTruthy();
  });

  test("for those whose work it ends: content and finance see none, and are not asked for", async () => {
    await openDesk("/desk", { me: somebody(["content", "change"], ["papers", "change"]), ...answers });
    await screen.findByRole("heading", { name: "Co čeká na vyřízení" });
    expect(asked.some(({ operation }) => operation === "CutOffs")).toBe(false);
    expect(screen.queryByText(/zbývá/)).toBeNull();
  });
});
