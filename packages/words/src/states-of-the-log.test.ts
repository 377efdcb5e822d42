import { describe, expect, test } from "vitest";
import { texts as fieldsCs } from "./audit-fields/cs.ts";
import { texts as fieldsEn } from "./audit-fields/en.ts";
import { texts as fieldsSk } from "./audit-fields/sk.ts";
import { texts as orderCs } from "./order-desk/cs.ts";
import { texts as orderEn } from "./order-desk/en.ts";
import { texts as orderSk } from "./order-desk/sk.ts";
import { texts as staffCs } from "./staff/cs.ts";
import { texts as staffEn } from "./staff/en.ts";
import { texts as staffSk } from "./staff/sk.ts";
import { texts as ticketCs } from "./ticket-desk/cs.ts";
import { texts as ticketEn } from "./ticket-desk/en.ts";
import { texts as ticketSk } from "./ticket-desk/sk.ts";
import { texts as usersCs } from "./users/cs.ts";
import { texts as usersEn } from "./users/en.ts";
import { texts as usersSk } from "./users/sk.ts";

type Texts = Readonly<Record<string, string>>;

const words: Readonly<Record<string, readonly Texts[]>> = {
  cs: [fieldsCs, orderCs, ticketCs, usersCs, staffCs],
  sk: [fieldsSk, orderSk, ticketSk, usersSk, staffSk],
  en: [fieldsEn, orderEn, ticketEn, usersEn, staffEn],
};

describe.each(["cs", "sk", "en"])("in %s", (language) => {
  const [fields = {}, orders = {}, tickets = {}, users = {}, staff = {}] = words[language] ?? [];

  test.each([
    ["order", orders, "state"],
    ["method", orders, "method"],
    ["ticket", tickets, "status"],
    ["user", users, "status"],
    ["staff", staff, "status"],
  ] as const)("the log calls a state of %s as its own page does", (noun, own, prefix) => {
    const told = Object.entries(fields).filter(([key]) => key.startsWith(`${noun}.`));
    expect(told.length).toBeGreaterThan(2);
    for (const [key, text] of told) {
      const state = key.slice(noun.length + 1);
      expect(own[`${prefix}.${noun === "order" ? state.replaceAll("-", "_") : state}`], key).toBe(text);
    }
  });
});
