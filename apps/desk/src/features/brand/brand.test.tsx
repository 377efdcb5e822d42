import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const milos = somebody(["configuration", "change"]);
const contactsOf = (market: string) => ({
  ...{ market, sender: "Pivovar Lipovrch", address: "Sladovní 1", replyTo: null },
  ...{ phone: "+420800999000", email: "podpora@lipovrch.example" },
  hours: [{ weekdays: [1, 2], from: "08:00", to: "16:00" }],
});
const brand = { seen: "s1", look: null, contacts: [contactsOf("CZ"), contactsOf("SK")] };
const answers = { me: milos, Brand: { brand } };
const sent = (operation: string) => asked.findLast((one) => one.operation === operation)?.variables;
const accent = () => screen.findByRole("textbox", { name: "Zvýraznění" });

describe("DCONF-04 brand at the desk", () => {
  test("a colour that cannot be read stops the publication, says which pair, and the nearest that can is offered", async () => {
    const { user } = await openDesk("/desk/portal-settings/brand", answers);
    const main = await screen.findByRole("textbox", { name: "Hlavní" });
    await user.clear(main);
    await user.type(main, "#f7c948");
    expect(screen.getByText(/^bílá na hlavní: tlačítka, hlavička je 1,5/)).toBeTruthy();
    expect(screen.getAllByText("nelze vydat").length).toBeGreaterThan(0);
    const publish = screen.getByRole("button", { name: "Vydat" });
    await user.click(publish);
    expect(sent("SetBrand")).toBeUndefined();
    await expectAccessible();
    const [nearest] = screen.getAllByRole("button", { name: /^Použít #/ });
    if (nearest) await user.click(nearest);
    expect((main as HTMLInputElement).value).toMatch(/^#[0-9a-f]{6}$/);
    await user.clear(main);
    await user.type(main, "#0b3d6b");
    const logo = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.svg", {
      type: "image/svg+xml",
    });
    await user.upload(screen.getByLabelText("Nahrát logo", { selector: "input" }), logo);
    expect(await screen.findByRole("img", { name: "Vaše logo" })).toBeTruthy();
    const look = { name: "vycep", main: "#0b3d6b", deep: "#0c2c21", accent: "#f2ae1c" };
    const refusal = { code: "logo-unsafe", field: "logo", message: "V tomhle SVG je víc než tvary." };
    answerWith({ SetBrand: { setBrand: { brand, refusal } } });
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    const after = { ...brand, seen: "s2", look: { ...look, logo: "/brand/logo/1" } };
    answerWith({ SetBrand: { setBrand: { brand: after, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    expect(await screen.findByRole("button", { name: /^Vrátit původní vzhled/ })).toBeTruthy();
    expect(sent("SetBrand")).toEqual({
      input: {
        ...{ seen: "s1", ...look, dropsLogo: false },
        logo: btoa("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      },
    });
    expect((await accent()).getAttribute("value")).toBe("#f2ae1c");
  });

  test("contacts of a country are kept; what is wrong stands beside its field, and what was typed stays", async () => {
    const { user } = await openDesk("/desk/portal-settings/brand", answers);
    const card = within(await screen.findByRole("region", { name: /^Kontakty a.pošta: Slovensko/ }));
    await user.click(card.getByRole("checkbox", { name: "so" }));
    const phone = card.getByLabelText(/^Telefon podpory/);
    await user.clear(phone);
    await user.type(phone, "123");
    const refusal = { code: "phone-invalid", field: "phone", message: "Telefon napište s předvolbou." };
    answerWith({ SetContacts: { setContacts: { brand, refusal } } });
    await user.click(card.getByRole("button", { name: /Slovensko$/ }));
    expect(await card.findByText(refusal.message)).toBeTruthy();
    expect((phone as HTMLInputElement).value).toBe("123");
    expect(sent("SetContacts")).toEqual({
      input: {
        ...{ ...contactsOf("SK"), phone: "123", seen: "s1" },
        hours: [{ weekdays: [1, 2, 6], from: "08:00", to: "16:00" }],
      },
    });
  });

  test("whoever may only look changes nothing", async () => {
    await openDesk("/desk/portal-settings/brand", { ...answers, me: somebody(["configuration", "see"]) });
    await accent();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Vydat" })).toBeNull());
    expect(screen.queryByRole("button", { name: /Uložit kontakty/ })).toBeNull();
  });
});
