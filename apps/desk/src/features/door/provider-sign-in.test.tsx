import { screen } from "@testing-library/react";
import { changeLanguage, prepareLanguage } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { openDesk, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const names = { cs: "Účet pivovaru", sk: "Účet pivovaru", en: "Brewery account" };
const provider = { "/desk/identity/provider": () => Response.json({ names }) };
const none = { "/desk/identity/provider": () => Response.json({ names: null }) };
const page = "/desk/login?interaction=i1";
const byProvider = { name: /^Přihlásit se přes\s/u } as const;

describe("DSIGN-04 the sign-in page and the staff's own provider", () => {
  test("its button stands above the form and leads there within this sign-in", async () => {
    await openDesk(page, { me: null, ...provider });
    const link = await screen.findByRole("link", byProvider);
    expect(link.textContent).toMatch(/Účet pivovaru/);
    expect(link.getAttribute("href")).toBe(`${location.origin}/desk/identity/interactions/i1/provider`);
    expect(screen.getByLabelText("Heslo")).toBeTruthy();
    await expectAccessible();
  });

  test("DSIGN-03 it is offered above the password alone, not above the code that follows", async () => {
    const { user } = await openDesk(page, {
      ...{ me: null, ...provider },
      "/desk/identity/interactions/i1/login": () =>
        Response.json({ next: "second-factor", means: ["authenticator"] }),
    });
    await screen.findByRole("link", byProvider);
    await user.type(screen.getByLabelText("E-mail"), "milos.janda@lipovrch.example");
    await user.type(screen.getByLabelText("Heslo"), "Vycep-demo-2026{Enter}");
    expect(await screen.findByRole("heading", { level: 2 })).toBeTruthy();
    expect(screen.queryByRole("link", byProvider)).toBeNull();
    expect(screen.queryByText("nebo heslem do pultu")).toBeNull();
  });

  test("where none is configured, the page is as it was", async () => {
    await openDesk(page, { me: null, ...none });
    expect(await screen.findByLabelText("Heslo")).toBeTruthy();
    expect(screen.queryByRole("link", byProvider)).toBeNull();
    expect(screen.queryByText("nebo heslem do pultu")).toBeNull();
  });

  test("DSIGN-03 one of the staff without both factors is sent to their own people, not to those of customers", async () => {
    await openDesk(`${page}&next=second-step&means=authenticator`, { me: null, ...none });
    expect(await screen.findByText(/správce\sserveru\spivovaru/)).toBeTruthy();
    expect(screen.queryByText(/vlastník\súčtu/)).toBeNull();
  });

  test("it is called as in the language of the page", async () => {
    await prepareLanguage("en");
    changeLanguage("en");
    await openDesk(page, { me: null, ...provider });
    expect(await screen.findByRole("link", { name: "Sign in with Brewery account" })).toBeTruthy();
  });

  test.each([
    ["provider-away", /teď neodpovídá/],
    ["provider-refused", /jste nedokončili/],
    ["answer-invalid", /nepodařilo ověřit/],
    ["sign-in-expired", /mezitím vypršelo/],
    ["no-role", /nedává žádnou roli/],
    ["suspended", /je pozastavený/],
    ["email-unverified", /není .* ověřená/],
    ["email-taken", /už v pultu někdo účet má/],
  ])(
    "who comes back with %s reads why beside the button, and may come as somebody else",
    async (code, words) => {
      await openDesk(`${page}&refused=${code}`, { me: null, ...provider });
      const alert = await screen.findByRole("alert");
      expect(alert.textContent?.replaceAll(/\s/g, " ")).toMatch(words);
      expect(screen.getByRole("link", byProvider).getAttribute("href")).toMatch(/\/provider\?another=true$/);
    },
  );

  test("a reason that nobody gives is none", async () => {
    await openDesk(`${page}&refused=<b>`, { me: null, ...provider });
    await screen.findByRole("link", byProvider);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("DSIGN-03 the desk's own second step comes where the provider proves none", async () => {
    await openDesk(`${page}&next=second-factor&means=authenticator`, { me: null, ...provider });
    expect(await screen.findByRole("heading", { level: 2 })).toBeTruthy();
    expect(screen.getByRole("textbox")).toBeTruthy();
    expect(screen.queryByLabelText("Heslo")).toBeNull();
    expect(screen.queryByRole("link", byProvider)).toBeNull();
  });
});
