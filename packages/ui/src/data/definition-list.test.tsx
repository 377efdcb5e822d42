import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { DefinitionList } from "./definition-list.tsx";

test.each(["rows", "stacked"] as const)("%s: every fact stands with its name", async (look) => {
  draw(
    <DefinitionList
      look={look}
      items={[
        { label: "IČO", value: "80000011" },
        { label: "Plátce", value: <strong>Hostinec Modrá hvězda</strong> },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["IČO", "Plátce"]);
  expect(screen.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
    "80000011",
    "Hostinec Modrá hvězda",
  ]);
  await expectAccessible();
});
