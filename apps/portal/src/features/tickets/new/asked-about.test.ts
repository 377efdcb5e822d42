import { describe, expect, test } from "vitest";
import { newTicketPath, type TicketAbout } from "../../../shared/paths.ts";
import { someCategories, someComment, someSubcategories, someTicket } from "../../../testing/some-tickets.ts";
import { someAccess } from "../../../testing/some-user-info.ts";
import { entriesOf } from "../detail/entries-of.ts";
import { initialsOf } from "../tickets-words.ts";
import { askedAbout, contextOf, draftKeyOf } from "./asked-about.ts";
import { startOf } from "./start-of.ts";

describe("TICKET-02 what the address says a new ticket is about", () => {
  test.each<[string, Record<string, string>, TicketAbout]>([
    ["an order with its line", { order: "4700100498", line: "2" }, { order: "4700100498", line: 2 }],
    ["no line without its order", { line: "2" }, {}],
    ["no line that is none", { order: "1", line: "0" }, { order: "1" }],
    ["no number with blanks or controls", { invoice: "2026 1", delivery: "a\nb" }, {}],
    ["no number beyond all bounds", { order: "9".repeat(41) }, {}],
    ["a material by its name", { material: "Tácky 10 cm" }, { material: "Tácky 10 cm" }],
    ["nothing of an empty name", { material: "", category: "" }, {}],
  ])("%s", (_case, search, about) => {
    const { category, order, invoice, delivery, shipTo, material, line } = askedAbout(search);
    const told = { category, order, invoice, delivery, shipTo, material, line };
    expect(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))).toEqual(
      about,
    );
  });

  test("comes back as it was written into the address", () => {
    const about = {
      category: "invoice",
      order: "4700100498",
      line: 2,
      shipTo: "500101",
      material: "Tácky & Co",
    };
    const query = new URL(newTicketPath(about), "http://portal").searchParams;
    expect(askedAbout(Object.fromEntries(query))).toMatchObject(about);
    expect(newTicketPath()).toBe("/support/tickets/new");
  });

  test("is sent without what nobody named", () => {
    expect(contextOf({ order: "1" })).toEqual({
      order: "1",
      line: null,
      invoice: null,
      delivery: null,
      material: null,
    });
  });

  test("each has a draft of its own, whatever the order of the address, of a length that is taken", () => {
    expect(draftKeyOf({ order: "1", category: "x" })).toBe(draftKeyOf({ category: "x", order: "1" }));
    expect(draftKeyOf({ order: "1" })).not.toBe(draftKeyOf({ order: "2" }));
    expect(draftKeyOf({})).toBe("new");
    expect(draftKeyOf({ material: "x".repeat(300) })).toHaveLength(200);
  });
});

describe("TICKET-02 the form before anybody has typed", () => {
  const places = [someAccess(), someAccess({ shipToId: "500102" })];
  const known = { categories: someCategories, subcategories: someSubcategories, places };
  const user = { phone: "+420799999001", defaultShipToId: "500102" };

  test.each<[string, TicketAbout, object]>([
    [
      "the own place and phone",
      {},
      { shipTo: "500102", phone: "+420 799 999 001", category: "", subcategory: "" },
    ],
    ["the place of the address", { shipTo: "500101" }, { shipTo: "500101" }],
    ["the own place where the address names a foreign one", { shipTo: "500999" }, { shipTo: "500102" }],
    [
      "a subcategory with its category",
      { category: "invoice-copy" },
      { category: "invoice", subcategory: "invoice-copy" },
    ],
    [
      "a category with its only subcategory",
      { category: "empties" },
      { category: "empties", subcategory: "empties-count" },
    ],
    ["a category of several without one", { category: "invoice" }, { category: "invoice", subcategory: "" }],
    ["no category that nobody knows", { category: "gossip" }, { category: "", subcategory: "" }],
    [
      "a print as subject, as far as it fits, and whole as description",
      { material: "Plakát A2 s logem hospody a otevírací dobou" },
      {
        title: "Plakát A2 s logem hospody a otevírací do",
        description: "Plakát A2 s logem hospody a otevírací dobou",
      },
    ],
  ])("has %s", (_case, about, start) => {
    expect(startOf(about, { ...known, user })).toMatchObject(start);
  });

  test("without a place of one's own there is none", () => {
    expect(startOf({}, { ...known, places: [], user }).shipTo).toBe("");
  });
});

describe("TICKET-03 a conversation", () => {
  const brief = (entries: ReturnType<typeof entriesOf>) =>
    entries.map((entry) => (entry.kind === "comment" ? entry.comment.id : entry.kind));
  const comments = [
    someComment({ id: "1", at: "2026-11-11T10:21:00", isUnread: false }),
    someComment({ id: "2", at: "2026-11-12T10:00:00", isUnread: true }),
    someComment({ id: "3", at: "2026-11-13T10:00:00", isUnread: true }),
  ];

  test("what was said stands before what it changed, and one mark above the first that is new", () => {
    expect(brief(entriesOf(someTicket(), comments))).toEqual(["1", "change", "news", "2", "3"]);
  });

  test("where nothing is new there is no mark", () => {
    const read = comments.map((comment) => ({ ...comment, isUnread: false }));
    expect(brief(entriesOf({ changes: [] }, read))).toEqual(["1", "2", "3"]);
  });

  test.each([
    ["Petra Nová, zákaznický servis", "PN"],
    ["jan", "J"],
    ["Jan Amos Komenský", "JA"],
    ["", ""],
  ])("the picture of %j has the letters %j", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
