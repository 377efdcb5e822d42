import { texts as cs } from "@vycep/words/audit-fields/cs";
import { expect, test } from "vitest";
import { OPEN_ON_BEHALF } from "./open-on-behalf.ts";

test("DAUD-01 whatever staff may change in a customer's name has its words in the log", () => {
  const changes = [...OPEN_ON_BEHALF].flatMap((open) => open.split("Mutation.")[1] ?? []);
  const named = Object.keys(cs).flatMap((key) => key.split("operation.")[1] ?? []);
  expect(named.toSorted()).toEqual(changes.toSorted());
});
