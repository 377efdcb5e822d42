import { expect, test } from "vitest";
import { answerOf, isAutomatic, isFromUs } from "./inbound-mail.ts";

test.each<[Readonly<Record<string, string>>, boolean]>([
  [{}, false],
  [{ "auto-submitted": "no" }, false],
  [{ "auto-submitted": "auto-replied" }, true],
  [{ "auto-submitted": "auto-generated; owner-email=x@y" }, true],
  [{ precedence: "bulk" }, true],
  [{ precedence: "first-class" }, false],
  [{ "x-auto-response-suppress": "All" }, true],
  [{ "list-id": "<news.example>" }, true],
  [{ "return-path": "<>" }, true],
  [{ "return-path": "<jana@hvezda.example>" }, false],
])("MAIL-07 a mail with %j was written by a program: %j", (head, expected) => {
  expect(isAutomatic(new Map(Object.entries(head)))).toBe(expected);
});

test.each([
  ["tickets@brewery.cz", true],
  ["TICKETS+cs0100001-k3v7@Brewery.cz", true],
  ["portal@brewery.cz", true],
  ["jana@brewery.cz", false],
  ["tickets@brewery.cz.example", false],
  ["", false],
])("MAIL-07 a mail from %j is our own: %j", (from, expected) => {
  expect(isFromUs(from, ["tickets@brewery.cz", "Pivovar <portal@brewery.cz>"])).toBe(expected);
});

test.each([
  ["Děkuji, je to v pořádku.", "Děkuji, je to v pořádku."],
  ["Ano.\n\nDne 23. 11. 2026 v 9:00 Pivovar Lipovrch napsal(a):\n> Sedí to?", "Ano."],
  [
    "Ano.\r\n\r\npo 23. 11. 2026 v 9:00 odesílatel Pivovar <portal@lipovrch.example> napsal:\r\n\r\n> Sedí?",
    "Ano.",
  ],
  ["Áno.\n\nDňa 23. 11. 2026 o 9:00 Pivovar napísal(a):\n> Sedí?", "Áno."],
  [
    "Yes.\n\nOn Mon, 23 Nov 2026 at 09:00, Pivovar Lipovrch <portal@lipovrch.example>\nwrote:\n> Is it?",
    "Yes.",
  ],
  ["Ano.\n\n-----Původní zpráva-----\nFrom: Pivovar", "Ano."],
  ["Ano.\n\nOd: Pivovar <portal@lipovrch.example>\nOdesláno: pondělí\nKomu: Jana", "Ano."],
  ["Ano.\n\n________________________________\nFrom: Pivovar", "Ano."],
  ["Ano.\n-- \nJana Novotná\nU Modré hvězdy", "Ano."],
  [
    "Od: 23. listopadu máme zavřeno.\nDo kdy platí nabídka?",
    "Od: 23. listopadu máme zavřeno.\nDo kdy platí nabídka?",
  ],
  ["> Sedí počet?\nAno, sedí.\n> A cena?\nTaké.", "Ano, sedí.\nTaké."],
  [
    "Dne 23. 11. 2026 v 9:00 Pivovar napsal(a):\n> Sedí to?\n\nAno, pod vaší otázkou.",
    "Ano, pod vaší otázkou.",
  ],
  ["Dne 23. 11. 2026 v 9:00 Pivovar napsal(a):\n> Sedí to?", ""],
  ["První.\n\n\n\nDruhý odstavec.", "První.\n\nDruhý odstavec."],
])("MAIL-07 of %j the answer is %j", (text, expected) => {
  expect(answerOf(text)).toBe(expected);
});
