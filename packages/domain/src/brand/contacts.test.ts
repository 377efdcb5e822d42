import { expect, test } from "vitest";
import { type Contacts, isName, judgeContacts } from "./contacts.ts";

const whole: Contacts = {
  ...{ sender: "Pivovar Lipovrch", address: "Sladovní 1", replyTo: "podpora@lipovrch.example" },
  ...{ phone: "+420800999000", email: "podpora@lipovrch.example" },
  hours: [{ weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }],
};
const hour = (weekdays: readonly number[], from: string, to: string) => ({ weekdays, from, to });

test.each<[string, Partial<Contacts>, string]>([
  ["as they are", {}, "ok"],
  ["nothing but a sender", { address: null, replyTo: null, phone: null, email: null, hours: [] }, "ok"],
  ["no sender", { sender: " " }, "sender-invalid"],
  ["a sender in two lines", { sender: "a\nBcc: b@c.cz" }, "sender-invalid"],
  ["a long sender", { sender: "a".repeat(61) }, "sender-invalid"],
  ["a long address", { address: "a".repeat(201) }, "address-too-long"],
  ["no address of mail", { replyTo: "podpora" }, "reply-invalid"],
  ["two addresses", { email: "a@b.cz, c@d.cz" }, "email-invalid"],
  ["a telephone without its country", { phone: "800999000" }, "phone-invalid"],
  ["an eighth day", { hours: [hour([8], "08:00", "16:00")] }, "hours-invalid"],
  ["no day", { hours: [hour([], "08:00", "16:00")] }, "hours-invalid"],
  ["closed before it opens", { hours: [hour([1], "16:00", "08:00")] }, "hours-invalid"],
  ["no hour of a day", { hours: [hour([1], "08:00", "24:00")] }, "hours-invalid"],
  [
    "hours into one another",
    { hours: [hour([1, 2], "08:00", "12:00"), hour([2], "11:59", "16:00")] },
    "hours-invalid",
  ],
  ["a break at noon", { hours: [hour([1, 2], "08:00", "12:00"), hour([2], "12:00", "16:00")] }, "ok"],
])("DCONF-04 contacts: %s", (_case, part, expected) => {
  const verdict = judgeContacts({ ...whole, ...part });
  expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
});

test.each([
  ["Pivovar & syn", true],
  ["<b>Pivovar", false],
  ["", false],
])("DCONF-04 %j is a name: %s", (text, expected) => expect(isName(text)).toBe(expected));
