import { expect, test } from "vitest";
import { type NewPerson, wrongFields } from "./new-person.ts";

const barbora: NewPerson = {
  firstName: "Barbora",
  lastName: "Zemanová",
  email: " barbora@modrahvezda.example ",
  phone: "",
  language: "cs",
};

test.each([
  [{}, []],
  [{ firstName: " " }, ["firstName"]],
  [{ lastName: "", email: "barbora" }, ["lastName", "email"]],
  [{ email: "a b@c" }, ["email"]],
])("USERADMIN-04 with %j what is wrong is %j", (change, expected) => {
  expect(wrongFields({ ...barbora, ...change })).toEqual(expected);
});
