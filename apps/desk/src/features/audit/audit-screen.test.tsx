import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";
import { AUDIT_KINDS } from "./audit-address.ts";

withDesk();

const boss = somebody(["audit", "see"]);
const changed = {
  ...{ id: "12", at: "2026-11-23T12:24:51.000Z", by: { uid: "S01", name: "Miloš Janda", isStaff: true } },
  ...{ action: "staff.changed", kind: "staff", subject: "S03", subjectName: "Radim Kos", company: null },
  ...{ reason: null, address: "10.1.2.3", browser: "firefox", system: "linux", requestId: "r-12" },
  notUndone: null,
  changes: [{ what: "companies", before: "C1, C4", after: "C2", reason: null }],
};
const kept = {
  ...changed,
  ...{
    id: "11",
    by: null,
    action: "master-data.prices",
    kind: "service-key",
    subject: "K1",
    subjectName: null,
  },
  ...{ address: null, browser: null, system: null, changes: [], reason: "ranní dávka" },
  notUndone: { code: "too-little-known", message: "Záznam neříká všechno, co by bylo k návratu potřeba." },
};
const page = { auditEntries: { total: 2, isMore: false, next: null, items: [changed, kept] } };

describe("DAUD-01 the log says who did what, and from where", () => {
  test("each entry is a row, the first one stands beside it whole", async () => {
    await openDesk("/desk/audit", { me: boss, AuditEntries: page });
    const row = within(await screen.findByRole("row", { name: /Radim Kos/ }));
    expect(row.getByText("firmy C1, C4 → C2")).toBeTruthy();
    const card = within(screen.getByRole("region", { name: /změněn zaměstnanec/ }));
    expect(card.getByText("Firefox, Linux · 10.1.2.3")).toBeTruthy();
    expect(card.getByText(/^předtím/).parentElement?.textContent).toBe("předtím C1, C4");
    expect(card.getByText(/^nyní/).parentElement?.textContent).toBe("nyní C2");
    await expectAccessible();
  });

  test("another is opened beside the list; what this page has no words for is shown as it is", async () => {
    const { user } = await openDesk("/desk/audit", { me: boss, AuditEntries: page });
    await user.click(await screen.findByRole("button", { name: /: master-data.prices/ }));
    const card = within(screen.getByRole("region", { name: /master-data.prices/ }));
    expect(card.getByText("ranní dávka")).toBeTruthy();
    expect(card.getByText("pivovar")).toBeTruthy();
    expect(card.queryByText("Odkud")).toBeNull();
  });

  test("a price leads to its list, and to the draft that says who proposed it, why, and who agreed", async () => {
    const price = {
      ...changed,
      ...{ id: "17", action: "price.changed", kind: "price", subject: "CZ-HORECA 100101", company: "C1" },
      ...{ subjectName: "Lipovrch 10", requestId: "price-draft-7" },
      changes: [{ what: "basePrice", name: null, before: "22100", after: "23205", reason: null }],
    };
    const one = { auditEntries: { total: 1, isMore: false, next: null, items: [price] } };
    await openDesk("/desk/audit", { me: boss, AuditEntries: one });
    const card = within(await screen.findByRole("region", { name: /cena změněna/ }));
    const hrefs = card.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "/desk/prices/lists/CZ-HORECA?q=100101",
      "/desk/companies/C1",
      "/desk/prices/drafts/7",
    ]);
    expect(card.queryByText("price-draft-7")).toBeNull();
  });

  test("a change of deliveries is told by its day and in words, and leads to its page", async () => {
    const moved = {
      ...changed,
      ...{ id: "14", action: "delivery-change.moved", kind: "delivery-change", subject: "d2b5a8" },
      subjectName: "2026-12-03",
      changes: [{ what: "deliveryKinds", before: null, after: "standard truck", reason: null }],
    };
    const one = { auditEntries: { total: 1, isMore: false, next: null, items: [moved] } };
    await openDesk("/desk/audit", { me: boss, AuditEntries: one });
    const row = within(await screen.findByRole("row", { name: /závoz 03.12.2026/ }));
    expect(row.getByText("závozy rozvoz, kamion")).toBeTruthy();
    const way = screen.getByRole("link", { name: "závoz 03.12.2026" });
    expect(way.getAttribute("href")).toBe("/desk/calendar/d2b5a8");
  });

  test("empties are told by their name, money as money, and what was done for a customer in words", async () => {
    const delivered = {
      ...changed,
      ...{ id: "15", action: "order.delivered", kind: "order", subject: "4700102058", subjectName: null },
      changes: [{ what: "empties KEG50", name: "Sud 50 l", before: null, after: "4", reason: null }],
    };
    const used = {
      ...changed,
      ...{ id: "16", action: "on-behalf.used", kind: "ship-to", subject: "500101", subjectName: "Výčep" },
      changes: [{ what: "operation", name: null, before: null, after: "placeOrder", reason: null }],
    };
    const paid = {
      ...changed,
      ...{ id: "17", action: "invoice.paid", kind: "invoice", subject: "2026100137", subjectName: null },
      changes: [{ what: "paid", name: null, before: "0", after: "7466172", reason: null }],
    };
    const three = { auditEntries: { total: 3, isMore: false, next: null, items: [delivered, used, paid] } };
    await openDesk("/desk/audit", { me: boss, AuditEntries: three });
    const row = within(await screen.findByRole("row", { name: /4700102058/ }));
    expect(row.getByText("vrácené obaly Sud 50 l 4")).toBeTruthy();
    expect(screen.getByText("operace odeslání objednávky")).toBeTruthy();
    expect(screen.getByText(/^zaplaceno 0,00 → 74.661,72$/)).toBeTruthy();
    const card = within(screen.getByRole("region", { name: /4700102058|doručen/ }));
    expect(card.getByText("vrácené obaly Sud 50 l")).toBeTruthy();
  });

  test("a holiday is told by its day and in words", async () => {
    const confirmed = {
      ...{
        ...changed,
        action: "holidays.confirmed",
        kind: "holiday-year",
        subject: "CZ 2028",
        subjectName: null,
      },
      changes: [
        {
          ...{ what: "day 2028-05-08", reason: null },
          before: "off large_closed Den vítězství | Victory Day",
          after: "working open Den vítězství | Victory Day",
        },
      ],
    };
    const one = { auditEntries: { total: 1, isMore: false, next: null, items: [confirmed] } };
    await openDesk("/desk/audit", { me: boss, AuditEntries: one });
    const card = within(await screen.findByRole("region", { name: /svátky/i }));
    expect(card.getByText("08.05.2028")).toBeTruthy();
    const told = (text: string) =>
      card.getByText((_, element) => element?.textContent?.replaceAll("\u00a0", " ") === text);
    expect(told("předtím Den vítězství (Victory Day) · volno · obchody nad 200 m² zavřené")).toBeTruthy();
    expect(told("nyní Den vítězství (Victory Day) · pracovní den · obchody otevřené")).toBeTruthy();
  });

  test("who was made, by which role, is told in words, and looks at people's data are a topic", async () => {
    const made = { ...changed, reason: null, action: "company.created", kind: "company", subject: "C6" };
    const role = { ...changed, id: "15", action: "user.role", kind: "user", subjectName: "Karel Konečný" };
    const items = [
      { ...made, changes: [{ what: "ico", before: null, after: "27082440", reason: null }] },
      { ...role, changes: [{ what: "value", before: null, after: "Key user", reason: null }] },
      { ...made, id: "16", action: "ship-to.created", changes: [] },
    ];
    await openDesk("/desk/audit?topic=looks", {
      me: boss,
      AuditEntries: { auditEntries: { total: 3, isMore: false, next: null, items } },
    });
    const company = within(await screen.findByRole("row", { name: /založena firma/ }));
    expect(company.getByText("IČO 27082440")).toBeTruthy();
    expect(screen.getByRole("row", { name: /založeno/ })).toBeTruthy();
    const given = within(screen.getByRole("row", { name: /Karel Konečný/ }));
    expect(given.getByText(/Hlavní\suživatel/)).toBeTruthy();
    expect(asked.find(({ operation }) => operation === "AuditEntries")?.variables).toMatchObject({
      filter: { actions: expect.arrayContaining(["user.looked-at", "on-behalf.begun"]) },
    });
  });

  test("DORD-06 what was done in a customer's name is a topic of its own", async () => {
    await openDesk("/desk/audit?topic=behalf", { me: boss, AuditEntries: page });
    expect(await screen.findByText("za zákazníka")).toBeTruthy();
    expect(asked.find(({ operation }) => operation === "AuditEntries")?.variables).toMatchObject({
      filter: { actions: ["on-behalf.begun", "on-behalf.used", "on-behalf.ended"] },
    });
  });

  test("each kind stands in the choice once", () => {
    expect(AUDIT_KINDS).toEqual([...new Set(AUDIT_KINDS)]);
  });

  test("DLIST-01 filters stand in the address and are what is asked for", async () => {
    await openDesk("/desk/audit?kind=user&topic=rights&q=S02", { me: boss, AuditEntries: page });
    await screen.findByRole("row", { name: /Radim Kos/ });
    const [question] = asked.filter(({ operation }) => operation === "AuditEntries");
    expect(question?.variables).toMatchObject({
      filter: { kind: "user", text: "S02", actions: expect.arrayContaining(["user.role", "staff.changed"]) },
    });
  });

  test("whoever may not see it is told so", async () => {
    await openDesk("/desk/audit", { me: somebody(["orders", "see"]), AuditEntries: page });
    expect(await screen.findByText("Sem vaše role nemá přístup.")).toBeTruthy();
    expect(asked.some(({ operation }) => operation === "AuditEntries")).toBe(false);
  });
});

test("DAUD-01 values are told in words, not in the codes that are kept", async () => {
  const place = {
    ...{ ...changed, id: "13", action: "ship-to.changed", kind: "ship-to", subjectName: "U Hvězdy" },
    changes: [
      { what: "isTankEnabled", before: "no", after: "yes", reason: null },
      { what: "days", before: "1", after: "1 4", reason: null },
      { what: "types", before: "1", after: "1 PD", reason: null },
      { what: "paymentMethod", before: "transfer", after: "direct debit", reason: null },
      { what: "creditLimit", before: null, after: "26000000", reason: null },
      { what: "validFrom", before: null, after: "2026-12-01", reason: null },
    ],
  };
  await openDesk("/desk/audit", {
    me: boss,
    AuditEntries: { auditEntries: { total: 1, isMore: false, next: null, items: [place] } },
  });
  const card = within(await screen.findByRole("region", { name: /změněno odběrné místo/ }));
  const told = (text: string) => card.getByText((_, element) => element?.textContent === text);
  const words = ["nyní ano", "nyní po čt", "nyní běžný rozvoz, kamion", "nyní inkasem"];
  for (const text of [...words, "nyní 01.12.2026"]) expect(told(text)).toBeTruthy();
  expect(card.getByText((_, element) => /^nyní 260.000,00$/.test(element?.textContent ?? ""))).toBeTruthy();
});

test.each([
  ["order.confirmed", "state", "received", "confirmed", "předtím nová", "nyní potvrzená"],
  [
    "order.delivered",
    "state",
    "on-the-way",
    "partially-delivered",
    "předtím na cestě",
    "nyní částečně doručená",
  ],
  ["order.changed", "method", "tank_tank", "flatrate_flatrate", "předtím Tank", "nyní Kamion"],
  [
    "ticket.changed",
    "status",
    "In Progress",
    "Waiting for Details",
    "předtím v řešení",
    "nyní čeká na doplnění",
  ],
  ["user.status", "value", "Active", "Move Out", "předtím aktivní", "nyní přesunutý"],
  ["staff.changed", "status", "active", "suspended", "předtím aktivní", "nyní pozastavený"],
  ["price-draft.taken-back", "state", "published", "taken_back", "předtím vydáno", "nyní vzato zpět"],
  ["order.confirmed", "state", "received", "melted", "předtím nová", "nyní melted"],
])(
  "DAUD-01 a state is called as its own page calls it: %s %s %s to %s",
  async (action, what, before, after, was, is) => {
    const entry = { ...changed, action, changes: [{ what, before, after, reason: null }] };
    await openDesk("/desk/audit", {
      me: boss,
      AuditEntries: { auditEntries: { total: 1, isMore: false, next: null, items: [entry] } },
    });
    const told = (text: string) =>
      screen.findByText((_, element) => element?.textContent?.replaceAll("\u00a0", " ") === text);
    expect(await told(was)).toBeTruthy();
    expect(await told(is)).toBeTruthy();
  },
);

describe("DEDIT-03 a change is taken back from its entry", () => {
  test("once that is confirmed; where it was changed again since, the difference is shown", async () => {
    const refusal = {
      code: "changed-since",
      message: "Od té doby se to změnilo znovu, proto se nic nevrátilo.",
    };
    const since = [{ what: "companies", before: "C3", after: "C1, C4", reason: null }];
    const { user } = await openDesk("/desk/audit", {
      ...{ me: boss, AuditEntries: page },
      UndoAuditEntry: { undoAuditEntry: { refusal, changes: since } },
    });
    await user.click(await screen.findByRole("button", { name: "Vrátit změnu" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: /Vrátit změnu: / }));
    expect(dialog.getByText(/^nyní/).parentElement?.textContent).toBe("nyní C1, C4");
    await user.click(dialog.getByRole("button", { name: "Vrátit změnu" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(dialog.getByText(/^předtím/).parentElement?.textContent).toBe("předtím C3");
    answerWith({ UndoAuditEntry: { undoAuditEntry: { refusal: null, changes: [] } } });
    await user.click(dialog.getByRole("button", { name: "Vrátit změnu" }));
    expect(await screen.findByText("Změna je vrácená")).toBeTruthy();
    expect(asked.findLast(({ operation }) => operation === "UndoAuditEntry")?.variables).toEqual({
      input: { id: "12" },
    });
  });

  test("what cannot be taken back says why", async () => {
    const { user } = await openDesk("/desk/audit", { me: boss, AuditEntries: page });
    await user.click(await screen.findByRole("button", { name: /: master-data.prices/ }));
    const card = within(screen.getByRole("region", { name: /master-data.prices/ }));
    expect(card.getByText(kept.notUndone.message)).toBeTruthy();
    expect(card.queryByRole("button", { name: "Vrátit změnu" })).toBeNull();
  });
});
