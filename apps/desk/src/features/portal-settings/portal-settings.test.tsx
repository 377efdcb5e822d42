import { screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { METHODS_WITH_UNITS, TYPES_WITH_UNITS } from "@vycep/domain/portal-settings/portal-settings";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const milos = somebody(["configuration", "change"]);
const today = localNow().date;
const ahead = addDays(today, 30);
const units = TYPES_WITH_UNITS.flatMap((customerType) =>
  METHODS_WITH_UNITS.map((method) => ({ customerType, method, units: ["packages", "pallets"] })),
);
const held = { validFrom: null, bannerRotation: 8, sections: ["Catalogue", "Support"], units };
const open = { isOn: false, isClosed: false, from: null, until: null, opensItself: false, message: null };
const settings = {
  ...{ market: "CZ", seen: "s1", dated: [held], maintenance: open, cutOffs: [] },
  switchedSections: [
    { permission: "Catalogue", name: "Katalog" },
    { permission: "Support", name: "Podpora" },
  ],
};
const answers = { me: milos, PortalSettings: { portalSettings: settings } };
const sent = (operation: string) => asked.findLast((one) => one.operation === operation)?.variables;

describe("DCONF-01 settings of the portal at the desk", () => {
  test("units, parts and banners are a draft that survives a reload, and are published from a day on", async () => {
    const { user } = await openDesk("/desk/portal-settings", answers);
    await user.click(await screen.findByRole("checkbox", { name: "Vrstvy: Kamion, Místo prodeje" }));
    await user.click(screen.getByRole("switch", { name: "Podpora" }));
    await user.clear(screen.getByLabelText(/^Střídat po/));
    await user.type(screen.getByLabelText(/^Střídat po/), "1");
    expect(screen.getByText("koncept, 3 změny")).toBeTruthy();
    await expectAccessible();
    const refusal = {
      code: "rotation-invalid",
      field: "bannerRotation",
      message: "Banner stojí 3 až 60 sekund.",
    };
    answerWith({ SetPortalSettings: { setPortalSettings: { settings, refusal } } });
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Střídat po/));
    await user.type(screen.getByLabelText(/^Střídat po/), "12");
    const planned = { ...held, validFrom: ahead, bannerRotation: 12, sections: ["Catalogue"] };
    const after = { ...settings, seen: "s2", dated: [held, planned] };
    answerWith({ SetPortalSettings: { setPortalSettings: { settings: after, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Vydat" }));
    const card = within(await screen.findByRole("region", { name: "Naplánováno" }));
    expect(card.getByText("2 změny")).toBeTruthy();
    expect(sent("SetPortalSettings")).toEqual({
      input: {
        ...{ market: "CZ", seen: "s1", validFrom: today, bannerRotation: 12, sections: ["Catalogue"] },
        units: units.map((one) =>
          one.customerType === "POS" && one.method === "flatrate_flatrate"
            ? { ...one, units: ["packages", "layers", "pallets"] }
            : one,
        ),
      },
    });
    expect(screen.queryByText(/^koncept/)).toBeNull();

    answerWith({ DropPortalSettings: { dropPortalSettings: { settings, refusal: null } } });
    await user.click(card.getByRole("button", { name: /^Vzít zpět/ }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Naplánováno" })).toBeNull());
    expect(sent("DropPortalSettings")).toEqual({ input: { market: "CZ", validFrom: ahead, seen: "s2" } });
  });

  test("who closes the portal at once is asked; what customers read is shown, and what was typed is kept when refused", async () => {
    const { user } = await openDesk("/desk/portal-settings", answers);
    await user.type(await screen.findByLabelText("Zpráva česky"), "Stěhujeme sklad.");
    expect(screen.getByRole("figure").textContent).toContain("Stěhujeme sklad.");
    await user.click(screen.getByLabelText("V tu dobu otevřít samo"));
    await user.click(screen.getByRole("button", { name: "Zavřít portál" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(sent("SetMaintenance")).toBeUndefined();
    const refusal = {
      code: "message-untranslated",
      field: "message",
      message: "Napište ji ve všech jazycích.",
    };
    answerWith({ SetMaintenance: { setMaintenance: { settings, refusal } } });
    await user.click(dialog.getByRole("button", { name: "Zavřít portál" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(screen.getByLabelText("Zpráva česky")).toHaveProperty("value", "Stěhujeme sklad.");
    await user.type(screen.getByLabelText("Zpráva slovensky"), "Sťahujeme sklad.");
    await user.type(screen.getByLabelText("Zpráva anglicky"), "We move.");
    const message = { cs: "Stěhujeme sklad.", sk: "Sťahujeme sklad.", en: "We move." };
    const shut = { ...open, isOn: true, isClosed: true, message };
    const after = { ...settings, seen: "s2", maintenance: shut };
    answerWith({ SetMaintenance: { setMaintenance: { settings: after, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Zavřít portál" }));
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Zavřít portál" }),
    );
    await user.click(await screen.findByRole("button", { name: "Otevřít portál" }));
    expect(asked.filter(({ operation }) => operation === "SetMaintenance").at(1)?.variables).toEqual({
      input: { market: "CZ", seen: "s1", isOn: true, from: null, until: null, opensItself: false, message },
    });
    expect(sent("SetMaintenance")).toEqual({
      input: { market: "CZ", seen: "s2", isOn: false, opensItself: false },
    });
  });

  test("a planned closing says which cut-offs it hits", async () => {
    const maintenance = { ...open, isOn: true, from: "2026-11-29T13:00", until: "2026-11-29T14:00" };
    const cutOffs = [{ kind: "truck", moment: "2026-11-29T13:30" }];
    await openDesk("/desk/portal-settings", {
      ...answers,
      PortalSettings: { portalSettings: { ...settings, maintenance, cutOffs } },
    });
    expect(await screen.findByText("V té době je 1 uzávěrka: kamion ne 29.11. 13:30.")).toBeTruthy();
    expect(screen.getByText("Portál se zavře ne 29.11. 13:00.")).toBeTruthy();
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/portal-settings", { ...answers, me: somebody(["configuration", "see"]) });
    expect(await screen.findByRole("switch", { name: "Podpora" })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: /^(Vydat|Zavřít portál)$/ })).toBeNull();
  });
});

describe("DEDIT-04 settings in the portal itself", () => {
  const shown = { previewSettings: { address: "/preview#one", refusal: null } };
  const see = /^Podívat se v\sportálu$/;

  test("what is drafted opens in a frame, by language, before it is published", async () => {
    const { user } = await openDesk("/desk/portal-settings", { ...answers, PreviewSettings: shown });
    await user.click(await screen.findByRole("switch", { name: "Podpora" }));
    const [ofSettings] = screen.getAllByRole("button", { name: see });
    if (ofSettings !== undefined) await user.click(ofSettings);
    const dialog = within(await screen.findByRole("dialog", { name: /^V\sportálu: nastavení$/ }));
    expect((await dialog.findByTitle("Portál")).getAttribute("src")).toBe("/preview#one");
    const drafted = { market: "CZ", bannerRotation: 8, sections: ["Catalogue"] };
    expect(sent("PreviewSettings")).toEqual({ input: { ...drafted, language: "cs" } });
    await user.click(dialog.getByRole("button", { name: "English" }));
    await waitFor(() => expect(sent("PreviewSettings")).toEqual({ input: { ...drafted, language: "en" } }));
    expect(sent("SetPortalSettings")).toBeUndefined();
  });

  test("a closed portal says what is typed", async () => {
    const { user } = await openDesk("/desk/portal-settings", { ...answers, PreviewSettings: shown });
    await user.type(await screen.findByLabelText("Hotovo do"), "2036-12-01T08:00");
    await user.type(screen.getByRole("textbox", { name: /^Zpráva česky/ }), "Stěhujeme sklad.");
    const ofClosing = screen.getAllByRole("button", { name: see })[1];
    if (ofClosing !== undefined) await user.click(ofClosing);
    await screen.findByTitle("Portál");
    expect(sent("PreviewSettings")).toMatchObject({
      input: {
        sections: ["Catalogue", "Support"],
        closed: { until: "2036-12-01T08:00", message: { cs: "Stěhujeme sklad." } },
      },
    });
  });
});
