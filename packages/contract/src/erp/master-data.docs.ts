import { MASTER_DATA, type MasterNoun } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { Described } from "../described.ts";
import { masterDataExamples } from "./master-data-examples.ts";

type MasterDocs = { readonly save: Described; readonly changes: Described };

const whoever = { 401: ["service-key-invalid"], 403: ["noun-not-granted"] } as const;

/** The calls of the brewery's systems, as /docs tells them: two for each noun (B16). */
export const masterDataDocs = Object.fromEntries(
  namesIn(MASTER_DATA).map((noun) => [noun, docsOf(noun)]),
) as Readonly<Record<MasterNoun, MasterDocs>>;

function docsOf(noun: MasterNoun): MasterDocs {
  const { key, row } = masterDataExamples[noun];
  return {
    save: {
      summary: `Keeps up to 10,000 rows of ${noun}: new ones, and those that say something else than before.`,
      example: {
        body: { rows: [row] },
        answer: { good: 1, refused: 0, kept: true, results: [{ row: 1, key, state: "good" }] },
      },
      problems: { ...whoever, 409: [noun === "price-lists" ? "too-many-lines" : "not-owned"] },
    },
    changes: {
      summary: `Rows of ${noun} that changed or went after a position, each as it is now.`,
      example: {
        query: { after: "0", limit: "1" },
        answer: { changes: [{ position: 1, key, row }], position: 1, has_more: true },
      },
      problems: { ...whoever, 409: ["position-unknown"] },
    },
  };
}
