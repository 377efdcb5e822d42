import { expect, test } from "vitest";
import { judgeContractPaper, MOST_PAPER_BYTES } from "./contract-paper.ts";

const paper = { name: "smlouva.pdf", bytes: 1000, mediaType: "application/pdf", isActive: false };

test.each([
  ["a PDF", {}, undefined],
  ["a PDF named in capitals", { name: "SMLOUVA.PDF" }, undefined],
  ["the largest", { bytes: MOST_PAPER_BYTES }, undefined],
  ["nothing", { bytes: 0 }, "empty"],
  ["too much", { bytes: MOST_PAPER_BYTES + 1 }, "too-large"],
  ["a picture", { mediaType: "image/png" }, "wrong-type"],
  ["nobody knows what", { mediaType: undefined }, "wrong-type"],
  ["a PDF with scripts", { isActive: true }, "active"],
  ["a PDF that says it is a text", { name: "smlouva.txt" }, "wrong-ending"],
])("CONTRACT-02 a paper of a contract: %s", (_, said, expected) => {
  expect(judgeContractPaper({ ...paper, ...said })).toBe(expected);
});
