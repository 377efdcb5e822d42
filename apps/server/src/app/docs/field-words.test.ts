import { told } from "@vycep/contract/told.docs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeFields, fieldWords } from "./field-words.ts";

const day = z.string();
const line = z.object({ sku: z.string(), due: day.nullable() });
const order = z.object({ number: z.string(), lines: z.array(line).max(9).optional(), last: line.nullable() });

function described(schema: z.ZodType, words = fieldWords([])) {
  const json = JSON.parse(JSON.stringify(z.toJSONSchema(schema)));
  describeFields(schema, json, { words, way: "output" });
  return json;
}

describe("words for fields", () => {
  test("reach fields behind lists, nulls and what may be left out, also those of one schema that stands twice", () => {
    const words = fieldWords([
      told(order, { number: "Of the order.", last: "The last one." }),
      told(line, { sku: "Of the product.", due: "Day to pay." }),
    ]);
    const json = described(order, words);
    expect(json.properties.number.description).toBe("Of the order.");
    expect(json.properties.lines.items.properties.sku.description).toBe("Of the product.");
    expect(json.properties.last.description).toBe("The last one.");
    expect(json.properties.last.anyOf[0].properties.due.description).toBe("Day to pay.");
  });

  test("a path names a field within another, and a kind the one of several", () => {
    const paper = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("invoice"), due: day }),
      z.object({ kind: z.literal("credit-note"), due: day }),
    ]);
    const box = z.object({ papers: z.array(paper) });
    const words = fieldWords([
      told(box, { "papers.due": "Day." }),
      told(paper, { "(invoice).due": "Day to pay." }),
    ]);
    const [invoice, credit] = described(box, words).properties.papers.items.oneOf;
    expect([invoice.properties.due.description, credit.properties.due.description]).toEqual([
      "Day to pay.",
      "Day.",
    ]);
  });

  test("an object that was made of another one keeps its words", () => {
    const words = fieldWords([told(order, { number: "Of the order." })]);
    const made = order.extend({ isNew: z.boolean() }).omit({ lines: true });
    expect(described(made, words).properties.number.description).toBe("Of the order.");
  });

  test("what is described already stays, and what is not there is refused", () => {
    const known = z.object({ id: z.string().meta({ description: "Its own." }) });
    expect(described(known, fieldWords([told(known, { id: "Another." })])).properties.id.description).toBe(
      "Its own.",
    );
    expect(() => fieldWords([told(known, { uid: "Nowhere." })])).toThrow("Words about no field: uid");
  });
});
