import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const milos = somebody(["configuration", "change"], ["customer-users", "see"]);
const wordsOf = (body: string) =>
  ["cs", "sk", "en"].map((language) => ({ language, title: "Podmínky", body }));
const version4 = {
  ...{ version: "4", standing: "inForce", begins: "2026-09-01T00:00:00.000Z", ends: null },
  ...{ markets: ["CZ", "SK"], agreed: 18, words: wordsOf("Úvod.\nDo osmi dnů.") },
};
const terms = { market: "CZ", seen: "s1", users: 20, versions: [version4], draft: null };
const drafted = {
  ...{ ...terms, seen: "s2" },
  draft: {
    ...{ version: "5", changedAt: "2026-11-23T12:00:00.000Z", publishAt: null, changedBy: "Miloš Janda" },
    words: wordsOf("Úvod.\nDo osmi dnů."),
  },
};
const answers = { me: milos, Terms: { terms } };
const sent = (operation: string) => asked.findLast((one) => one.operation === operation)?.variables;

describe("DCONF-03 terms of use at the desk", () => {
  test("a new version begins with the one in force, is compared with it, and is published once it is saved", async () => {
    const { user } = await openDesk("/desk/portal-settings/terms", answers);
    answerWith({ SaveTerms: { saveTerms: { terms: drafted, refusal: null } } });
    await user.click(await screen.findByRole("button", { name: "Napsat novou verzi" }));
    expect(sent("SaveTerms")).toEqual({ input: { market: "CZ", seen: "s1", words: version4.words } });
    const text = await screen.findByLabelText("Text, Čeština");
    await user.clear(text);
    await user.type(text, "Úvod.{Enter}Do deseti dnů.");
    expect(screen.queryByRole("button", { name: "Vydat…" })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Porovnat/ }));
    const compared = within(screen.getByRole("region", { name: /^Co se mění proti verzi/ }));
    expect(compared.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Podmínky",
      "Úvod.",
      "−zmizí: Do osmi dnů.",
      "+přibude: Do deseti dnů.",
    ]);
    await expectAccessible();
    const saved = {
      ...drafted,
      seen: "s3",
      draft: { ...drafted.draft, words: wordsOf("Úvod.\nDo deseti dnů.") },
    };
    answerWith({ SaveTerms: { saveTerms: { terms: saved, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Uložit koncept" }));
    await user.click(await screen.findByRole("button", { name: "Vydat…" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/požádáme 20.lidí/)).toBeTruthy();
    await user.click(dialog.getByRole("radio", { name: /^Od určené/ }));
    const refusal = { code: "moment-passed", field: "at", message: "Ten čas už minul." };
    answerWith({ PublishTerms: { publishTerms: { terms: saved, refusal } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    await user.click(dialog.getByRole("radio", { name: "Hned" }));
    const now = { ...version4, version: "5", agreed: 0 };
    const after = {
      ...terms,
      seen: "s4",
      versions: [now, { ...version4, standing: "past", ends: now.begins }],
    };
    answerWith({ PublishTerms: { publishTerms: { terms: after, refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Vydat hned" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("PublishTerms")).toEqual({ input: { market: "CZ", seen: "s3", at: null } });
    expect(await screen.findByText(/^Souhlasilo 0.z.20$/)).toBeTruthy();
  });

  test("what lacks in a language is shown there, and what was typed stays", async () => {
    const { user } = await openDesk("/desk/portal-settings/terms", { ...answers, Terms: { terms: drafted } });
    await user.type(await screen.findByLabelText("Nadpis, Čeština"), " použití");
    const refusal = { code: "title-missing", field: "title.sk", message: "Chybí nadpis." };
    answerWith({ SaveTerms: { saveTerms: { terms: drafted, refusal } } });
    await user.click(screen.getByRole("button", { name: "Uložit koncept" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(screen.getByLabelText("Nadpis, Slovenčina")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Čeština" }));
    expect((screen.getByLabelText("Nadpis, Čeština") as HTMLInputElement).value).toBe("Podmínky použití");
  });

  test("who has not agreed is listed by name and company; whoever may only look changes nothing", async () => {
    const looker = somebody(["configuration", "see"], ["customer-users", "see"]);
    const { user } = await openDesk("/desk/portal-settings/terms", {
      ...{ ...answers, me: looker },
      TermsNotAgreed: {
        termsNotAgreed: {
          ...{ total: 1, isMore: false, next: null },
          items: [{ uid: "U002", name: "Petr Dvořák", companyName: "Modrá hvězda" }],
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Kdo ještě nesouhlasil" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByRole("listitem")).textContent).toBe("Petr DvořákModrá hvězda");
    expect(screen.queryByRole("button", { name: "Napsat novou verzi" })).toBeNull();
  });
});
