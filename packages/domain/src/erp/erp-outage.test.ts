import { expect, test } from "vitest";
import { erpOutage, parseErpOutage } from "./erp-outage.ts";

test.each([
  ["ECONNREFUSED", "connection-refused"],
  ["ENOTFOUND", "name-unknown"],
  ["UND_ERR_SOCKET", "not-reached"],
  [undefined, "not-reached"],
])("DINT-01 a connection that failed with %s is %s", (code, outage) => {
  expect(erpOutage(code)).toBe(outage);
});

test.each([
  [
    "connection-refused: connect ECONNREFUSED 10.0.0.5:443",
    "connection-refused",
    "connect ECONNREFUSED 10.0.0.5:443",
  ],
  ["no-answer-in-time", "no-answer-in-time", ""],
  ["broke-down: 500: deadlock", "broke-down", "500: deadlock"],
])("DINT-01 what was noted as “%s” is the outage %s", (noted, outage, said) => {
  expect(parseErpOutage(noted)).toEqual({ outage, said });
});

test.each(["422: line 1 has no price", "fetch failed", ""])("DINT-01 “%s” is no outage", (noted) => {
  expect(parseErpOutage(noted)).toBeUndefined();
});
