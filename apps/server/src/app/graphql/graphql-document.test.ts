import { buildASTSchema, buildSchema, concatAST, parse, validateSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { contractFiles } from "./contract-files.ts";
import { documentChecker, rememberedDocuments } from "./graphql-document.ts";

const schema = buildSchema("type Query { a: Query b: Int }");
const limits = { depth: 20, cost: 2000, aliases: 50 };

describe("the memory of documents", () => {
  const checker = () => documentChecker({ whole: schema, answered: schema }, { limits, introspection: true });

  test("performance.md a short document is parsed once, a bad one as well", () => {
    const check = checker();
    for (const source of ["{ b }", "{ c }"]) expect(check(source)).toBe(check(source));
  });

  test("quality.md long documents are forgotten, so that strangers cannot fill the memory with them", () => {
    const check = checker();
    for (const source of [`{ b } # ${"x".repeat(9000)}`, `{ c } # ${"x".repeat(9000)}`]) {
      expect(check(source)).not.toBe(check(source));
    }
    const long = check(`{ b } # ${"x".repeat(9000)}`);
    expect(long.kind === "good" && long.document.unremembered).toBeTruthy();
  });

  test("quality.md of many short documents the oldest are forgotten", () => {
    const check = checker();
    const first = check("query q0 { b }");
    for (let index = 1; index <= rememberedDocuments; index += 1) check(`query q${index} { b }`);
    const last = check(`query q${rememberedDocuments} { b }`);
    expect(check(`query q${rememberedDocuments} { b }`)).toBe(last);
    expect(check("query q0 { b }")).not.toBe(first);
  });
});

test.each(["portal", "desk"] as const)(
  "GQL-01 the contract of the %s is sound: a start takes it as it is written",
  (of) => {
    const contract = concatAST([...contractFiles(of).values()]);
    expect(validateSchema(buildASTSchema(contract))).toEqual([]);
    const twice = concatAST([contract, parse("type Query { twice: ID }")]);
    expect(() => buildASTSchema(twice)).toThrow();
  },
);
