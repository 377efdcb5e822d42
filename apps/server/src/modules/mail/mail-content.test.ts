import { LANGUAGES } from "@vycep/domain/market/language";
import { describe, expect, it } from "vitest";
import { contentOf } from "./mail-content.ts";
import { type MailFacts, mailFactsSchema } from "./mail-kinds.ts";
import { htmlOf, plainTextOf } from "./mail-layout.ts";

const at = new Date("2026-11-23T08:15:00Z");
const link = { path: "/verification?token=s3cret", until: new Date("2026-11-30T08:00:00Z") };
const stop = "/stop-notices/v1.abc";
const ticket = { number: "CS0010021", title: "Zpožděná dodávka", place: "U Modré hvězdy", reply: null, stop };

type Letter<Part> = Omit<Extract<MailFacts, { readonly letter: Part }>, "kind">;
const where = { place: "U Modré hvězdy", stop, papers: [] };
const order: Letter<{ lines: unknown }> = {
  ...where,
  leads: "/orders/history/0001009001",
  letter: {
    ...{ number: "0001009001", day: "2026-11-25", changeUntil: { date: "2026-11-23", minutes: 810 } },
    lines: [
      { name: "Ležák <b>11°</b>", boxes: 4, before: 6 },
      { name: "Výčepní", boxes: 2, before: null },
    ],
    empties: [{ name: "Sud 50 l", units: 3 }],
    total: { minor: 1_234_500, currency: "CZK" },
    earlier: ["order-taken"],
  },
};
const invoice: Letter<{ qr: unknown }> = {
  ...where,
  leads: "/my-documents/2026100135",
  letter: {
    ...{ number: "2026100135", due: "2026-12-07", amount: { minor: 99_900, currency: "CZK" } },
    qr: "SPD*1.0*ACC:CZ6508000000192000145399*AM:999.00*CC:CZK*X-VS:2026100135",
  },
};
const change: Letter<{ moved: unknown }> = {
  ...where,
  leads: "/",
  letter: { day: "2026-12-24", moved: "2026-12-22" },
};
const cart: Letter<{ cutOffMinutes: unknown }> = {
  ...where,
  leads: "/cart",
  letter: { day: "2026-11-25", cutOffMinutes: 810 },
};

const reminder: Letter<{ cutOffMinutes: unknown; goods: unknown }> = {
  ...where,
  leads: "/cart",
  letter: { day: "2026-11-25", cutOffMinutes: 810, goods: [{ name: "Ležák & spol.", boxes: 12 }], more: 3 },
};

const facts: { readonly [Kind in MailFacts["kind"]]: MailFacts & { readonly kind: Kind } } = {
  invitation: { kind: "invitation", ...link, inviter: "Jana <b>Novotná</b>", company: "Modrá & hvězda" },
  "set-password": { kind: "set-password", ...link },
  "reset-password": { kind: "reset-password", ...link },
  "password-changed": { kind: "password-changed", at },
  "new-device": { kind: "new-device", at, browser: "Firefox", system: "Linux", address: "203.0.113.7" },
  "staff-invitation": { kind: "staff-invitation", ...link },
  "staff-reset-password": { kind: "staff-reset-password", ...link },
  "staff-password-changed": { kind: "staff-password-changed", at, atDesk: true },
  "access-request": {
    ...{ kind: "access-request", person: "Lucie Šímová", email: "lucie.simova@modrahvezda.example" },
    permission: "Reporting",
  },
  "key-made": { kind: "key-made", at, name: "Pokladna", person: "Jana Novotná", company: "Modrá hvězda" },
  "key-revoked": {
    kind: "key-revoked",
    at,
    name: "Pokladna",
    person: "Jana Novotná",
    company: "Modrá hvězda",
  },
  "key-ending": { kind: "key-ending", until: link.until, name: "Pokladna", company: "Modrá hvězda" },
  "webhook-off": { kind: "webhook-off", name: "https://pos.example/hooks", company: null },
  "user-suspended": { kind: "user-suspended", company: "Modrá hvězda" },
  "user-activated": { kind: "user-activated", company: null },
  "user-deactivated": { kind: "user-deactivated", company: null },
  "email-change-new": { kind: "email-change-new", ...link },
  "email-change-old": { kind: "email-change-old", ...link, newEmail: "jana@nova.example" },
  "email-changed": { kind: "email-changed", newEmail: "jana@nova.example" },
  "ticket-opened": { kind: "ticket-opened", ...ticket },
  "ticket-answered": {
    kind: "ticket-answered",
    ...ticket,
    author: "Petra <i>",
    text: "Pošlete <b>fotku</b>.",
  },
  "ticket-changed": { kind: "ticket-changed", ...ticket, status: "Problem Solved" },
  "ticket-answer-late": {
    ...{ kind: "ticket-answer-late", ...ticket, stop: null, path: "/support/tickets/new?shipTo=500101" },
    ...{ status: "Cancelled", days: 14 },
  },
  "order-taken": { kind: "order-taken", ...order },
  "order-confirmed-differently": { kind: "order-confirmed-differently", ...order },
  "order-on-the-way": { kind: "order-on-the-way", ...order },
  "order-delivered": { kind: "order-delivered", ...order },
  "order-delivered-partly": { kind: "order-delivered-partly", ...order },
  "order-cancelled": { kind: "order-cancelled", ...order },
  "order-priced": { kind: "order-priced", ...order },
  "order-changed": {
    kind: "order-changed",
    ...order,
    letter: { ...order.letter, was: { day: "2026-11-26", total: { minor: 1_234_500, currency: "CZK" } } },
  },
  "order-replacement": {
    kind: "order-replacement",
    ...order,
    letter: { ...order.letter, replaces: "4700100001" },
  },
  "new-invoice": { kind: "new-invoice", ...invoice },
  "new-credit-note": { kind: "new-credit-note", ...invoice },
  "payment-due": { kind: "payment-due", ...invoice },
  "payment-overdue": { kind: "payment-overdue", ...invoice },
  "delivery-moved": { kind: "delivery-moved", ...change },
  "delivery-called-off": { kind: "delivery-called-off", ...change },
  "delivery-added": { kind: "delivery-added", ...change },
  "delivery-restored": { kind: "delivery-restored", ...change },
  "cart-waiting": { kind: "cart-waiting", ...cart },
  "delivery-reminder": {
    kind: "delivery-reminder",
    ...reminder,
    letter: { ...reminder.letter, goods: [], more: 0 },
  },
  "delivery-reminder-cart": { kind: "delivery-reminder-cart", ...reminder },
  "factor-changed": { kind: "factor-changed", at, change: "removed", factor: "passkey" },
};

const every = Object.values(facts).flatMap((mail) =>
  LANGUAGES.map((language) => [mail.kind, language, mail] as const),
);
const to = "jana@hostinec.example";
const origin = "https://portal.lipovrch.example";

it.each([
  ["delivery-moved", "cs", "Objednávka, kterou už na ten den máte, se sama nepřesune; ozveme se vám."],
  ["delivery-called-off", "sk", "Objednávka, ktorú už na ten deň máte, sa sama nepresunie; ozveme sa vám."],
] as const)("DCAL-02 %s in %s says what becomes of an order that was sent", (kind, language, said) => {
  const content = contentOf(facts[kind], { to, language, origin });
  expect(plainTextOf(content, { to, language }).replace(/\s+/g, " ")).toContain(said);
});

describe("every mail in every language", () => {
  it.each(every)("MAIL-04 %s in %s is whole, in both forms", (_kind, language, mail) => {
    const content = contentOf(mail, { to, language, origin });
    const markup = htmlOf(content, { to, language });
    const plain = plainTextOf(content, { to, language });
    for (const text of [content.subject, markup, plain]) expect(text).not.toMatch(/\{\w+\}|undefined|null/);
    expect(plain).toContain(content.heading);
    expect(markup).toContain(`<html lang="${language}">`);
    const wanted = [content.action, content.stop].flatMap((link) => link?.address ?? []);
    const linked = [...markup.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(linked)).toEqual(new Set(wanted));
    for (const address of wanted) expect(plain).toContain(`${address}\n`);
  });

  it.each(every)("MAIL-03 %s in %s fetches nothing and knows the dark", (_kind, language, mail) => {
    const markup = htmlOf(contentOf(mail, { to, language, origin }), { to, language });
    expect(markup).not.toMatch(/<link|<script|src="(?!cid:)|url\(|@import/i);
    expect(markup).toContain("prefers-color-scheme: dark");
  });

  it("what was written comes back as it was", () => {
    for (const mail of Object.values(facts)) {
      expect(mailFactsSchema.parse(JSON.parse(JSON.stringify(mail)))).toEqual(mail);
    }
  });
});

describe("what mails say", () => {
  const said = (mail: MailFacts, language: (typeof LANGUAGES)[number] = "cs") =>
    contentOf(mail, { to, language, origin });

  it("MAIL-03 the subject names the company", () => {
    expect(said(facts.invitation).subject).toBe("Pozvánka do portálu Pivovaru Lipovrch · Modrá & hvězda");
  });

  it("a link leads to the portal's public address, and says until when", () => {
    const { action, note } = said(facts["reset-password"]);
    expect(action).toEqual({ label: "Zvolit nové heslo", address: `${origin}/verification?token=s3cret` });
    expect(note).toMatch(/^Odkaz platí do 30\.11\.2026 9:00 /);
  });

  it("MAIL-04 a new device is told with time, device and address", () => {
    expect(said(facts["new-device"], "en").facts).toEqual([
      { label: "When", value: "Mon\u00a023.11.2026 9:15" },
      { label: "Device", value: "Firefox, Linux" },
      { label: "Network address", value: "203.0.113.7" },
    ]);
    expect(said({ ...facts["new-device"], browser: null, system: null }).facts[1]?.value).toBe("neznámé");
  });

  it("D28 every mail ends with customer service as it is configured, and with nothing where it is not", () => {
    const hours = [{ weekdays: [1, 2, 3, 4, 5], from: "07:00", to: "16:00" }];
    const service = { phone: "+420800123456", email: "servis@lipovrch.example", hours };
    const line = "Zákaznický servis: +420 800 123 456 · servis@lipovrch.example · po–pá 7:00–16:00";
    const content = said(facts["user-suspended"]);
    expect(plainTextOf(content, { to, language: "cs", service })).toMatch(
      new RegExp(`${line.replace("+", "[+]")}\n$`),
    );
    expect(htmlOf(content, { to, language: "cs", service })).toContain(line);
    const none = { phone: null, email: null, hours: [] };
    for (const receiver of [
      { to, language: "cs" as const },
      { to, language: "cs" as const, service: none },
    ])
      expect(plainTextOf(content, receiver)).not.toContain("Zákaznický servis:");
  });

  it("DORD-05 why the brewery took an order back stands in its letter, where it says so", () => {
    const { letter, ...mail } = order;
    const why = { label: "Důvod", value: "Sudy došly" };
    const withReason = {
      kind: "order-cancelled",
      ...mail,
      letter: { ...letter, reason: why.value },
    } as const;
    expect(plainTextOf(said(withReason), { to, language: "cs" })).toMatch(/Důvod:? +Sudy došly/);
    expect(plainTextOf(said(facts["order-cancelled"]), { to, language: "cs" })).not.toContain(why.label);
  });

  it.each(LANGUAGES)("DCONF-04 the foot says in %s whose portal it comes from", (language) => {
    const brand = { name: "Modrý pivovar", head: "#12402f", accent: "#f2ae1c", address: null, replyTo: null };
    const footOf = (text: string) => text.split("-- \n")[1];
    for (const mail of [said(facts.invitation, language), said(facts["order-cancelled"], language)]) {
      const branded = { to, language, brand };
      expect(footOf(plainTextOf(mail, branded))).toContain("Modrý pivovar");
      expect(htmlOf(mail, branded).split("Modrý pivovar")).toHaveLength(3);
      expect(footOf(plainTextOf(mail, { to, language }))).toMatch(/Pivovar Lipovrch|Lipovrch Brewery/);
    }
  });

  it("a name cannot become markup", () => {
    const markup = htmlOf(said(facts.invitation), { to, language: "cs" });
    expect(markup).toContain("Jana &lt;b&gt;Novotná&lt;/b&gt;");
    expect(markup).not.toContain("<b>");
  });

  it.each([
    ["dark", "#12402f", "#ffffff"],
    ["light", "#f2ae1c", "#15211c"],
  ])("MAIL-03 what stands on a %s colour of a brand can be read", (_what, head, ink) => {
    const brand = { name: "Ponente", head, accent: "#f2ae1c", address: null, replyTo: null };
    const markup = htmlOf(said(facts.invitation), { to, language: "cs", brand });
    expect(markup).toContain(`font-weight:700;color:${ink}">Ponente</span>`);
    expect(markup).toContain(`font-weight:650;color:${ink};`);
  });
});
