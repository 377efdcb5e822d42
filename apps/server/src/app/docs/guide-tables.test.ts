import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eventsDocs } from "@vycep/contract/events/events.docs";
import { EDI_REASONS } from "@vycep/domain/edi/order-message";
import { MASTER_DATA } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { WEBHOOK_TYPES } from "@vycep/domain/webhooks/webhook";
import { answers } from "@vycep/words/imports/en";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../../../docs/api/", import.meta.url));
/** What only files can have wrong, or nouns that no call keeps. */
const ofFilesAlone = new Set<string>([
  ...["unreadable", "missing_column", "column_twice", "no_rows", "wrong_cell_count"],
  ...["not_a_picture", "too_large", "no_pictures", "not_a_material", "not_a_pdf", "runs_something"],
  ...["same_day", "after_delivery", "year_incomplete", "placed_here"],
]);
const faults = namesIn(answers.importFaults).filter((code) => !ofFilesAlone.has(code));

describe("what the guide lists is all that there is", () => {
  test.each([
    ["hear.md", namesIn(eventsDocs)],
    ["webhooks.md", Object.values(WEBHOOK_TYPES).flat()],
    ["edi.md", EDI_REASONS],
    ["master-data.md", namesIn(MASTER_DATA)],
    ["master-data.md", namesIn(answers.importAbouts)],
    ["master-data.md", faults],
  ])("B16 %s names each", (page, names) => {
    const text = readFileSync(`${folder}${page}`, "utf8");
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
