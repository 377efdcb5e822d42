import { screen } from "@testing-library/react";
import { loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { texts } from "@vycep/words/audit/cs";
import { texts as fieldTexts } from "@vycep/words/audit-fields/cs";
import { beforeEach, expect, test } from "vitest";
import { useAuditWords } from "./audit-words.ts";

beforeEach(() => loadTexts(["audit", "audit-fields", "customer-roles", "desk"], "cs"));

function Told({ actions }: { readonly actions: readonly string[] }) {
  const { actionOf } = useAuditWords();
  return <output>{actions.map(actionOf).join("\n")}</output>;
}

test("DAUD-01 every action that there are words for is told in them", () => {
  const said = Object.entries(texts).filter(([key]) => key.startsWith("action."));
  draw(<Told actions={said.map(([key]) => key.slice("action.".length))} />);
  const told = (screen.getByRole("status").textContent ?? "").replaceAll("\u00a0", " ");
  expect(told.split("\n")).toEqual(said.map(([, text]) => text));
});

function Used({ operations }: { readonly operations: readonly string[] }) {
  const { valueName } = useAuditWords();
  const told = [...operations, "clearCart, placeOrder", "another"];
  return <output>{told.map((one) => valueName("operation", one, "on-behalf.used")).join("\n")}</output>;
}

test("DAUD-01 what staff did in a customer's name is told in words; what nobody knows as it is", () => {
  const said = Object.entries(fieldTexts).filter(([key]) => key.startsWith("operation."));
  draw(<Used operations={said.map(([key]) => key.slice("operation.".length))} />);
  const told = (screen.getByRole("status").textContent ?? "").replaceAll("\u00a0", " ");
  expect(told.split("\n")).toEqual([
    ...said.map(([, text]) => text),
    "vyprázdnění košíku, odeslání objednávky",
    "another",
  ]);
});
