import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const record = {
  haulier: null,
  weekdays: [1, 2, 3, 4, 5],
  outFrom: null,
  outTo: null,
  outReason: "",
  isActive: true,
  version: 1,
};
const van = {
  ...record,
  ...{
    id: "V1",
    plate: "2SN 33-90",
    name: "Dodávka",
    places: 4,
    payloadKilograms: 1400,
    hasLift: false,
    driverId: "D1",
  },
};
const out = {
  ...van,
  id: "V2",
  plate: "3SN 41-08",
  driverId: null,
  outFrom: "2020-01-01",
  outReason: "Servis",
};
const old = { ...van, id: "V3", plate: "1SN 00-01", isActive: false };
const driver = { ...record, id: "D1", name: "Petr Vaněk", phone: "+420 601 555 103" };
const mute = { ...driver, id: "D2", name: "Eva Nová", phone: "" };
const fleet = { Fleet: { fleet: { vehicles: [van, out, old], drivers: [driver, mute] } } };
const dispatcher = somebody(["deliveries", "change"]);

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

describe("DDISP-05 the fleet is seen and kept at the desk", () => {
  test("each vehicle says what it carries, who drives it, and whether it is there", async () => {
    await openDesk("/desk/fleet", { me: dispatcher, ...fleet });
    await screen.findAllByText("2 vozidla, 2 řidiči");
    expect(rowOf(/2SN 33-90/).getByText("Petr Vaněk")).toBeTruthy();
    expect(rowOf(/2SN 33-90/).getByText("jezdí")).toBeTruthy();
    expect(rowOf(/3SN 41-08/).getByText("mimo provoz")).toBeTruthy();
    expect(rowOf(/1SN 00-01/).getByText("vyřazeno")).toBeTruthy();
    expect(
      rowOf(/^Petr Vaněk/)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("tel:+420601555103");
    expect(rowOf(/^Eva Nová/).getByText("–")).toBeTruthy();
    expect(rowOf(/^Eva Nová/).queryByRole("link")).toBeNull();
    await expectAccessible();
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/fleet", { me: somebody(["deliveries", "see"]), ...fleet });
    await screen.findByRole("row", { name: /2SN 33-90/ });
    expect(screen.queryByRole("button", { name: "Nové vozidlo" })).toBeNull();
    expect(screen.queryByRole("button", { name: "2SN 33-90" })).toBeNull();
  });

  test("a refusal stands at its field, what was typed stays, and the version that was seen goes along", async () => {
    const refusal = { code: "plate-taken", field: "plate", message: "Vozidlo s touto značkou už tu je." };
    const { user } = await openDesk("/desk/fleet", {
      me: dispatcher,
      ...fleet,
      SaveVehicle: { saveVehicle: { refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "2SN 33-90" }));
    const dialog = within(await screen.findByRole("dialog"));
    const plate = dialog.getByRole("textbox", { name: "Značka" });
    await user.clear(plate);
    await user.type(plate, "3sn 41-08");
    await user.clear(dialog.getByRole("textbox", { name: /^Nosnost/ }));
    await user.type(dialog.getByRole("textbox", { name: /^Nosnost/ }), "1 350");
    await user.click(dialog.getByRole("checkbox", { name: "pá" }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(plate).toHaveProperty("value", "3sn 41-08");
    const { variables } = asked.find(({ operation }) => operation === "SaveVehicle") ?? {};
    const { id, version } = van;
    const input = {
      id,
      version,
      plate: "3sn 41-08",
      payloadKilograms: 1350,
      weekdays: [1, 2, 3, 4],
      haulier: null,
    };
    expect(variables).toMatchObject({ input });
  });

  test("somebody new of a haulier is kept, and the list is read anew", async () => {
    const { user } = await openDesk("/desk/fleet", {
      me: dispatcher,
      ...fleet,
      SaveDriver: { saveDriver: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Nový řidič" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: /^Jméno a/ }), "Eva Nová");
    await user.click(dialog.getByRole("checkbox", { name: "Najaté" }));
    await user.type(dialog.getByRole("textbox", { name: "Dopravce" }), "Doprava Doležal");
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ operation }) => operation === "SaveDriver")?.variables).toMatchObject({
      input: { name: "Eva Nová", haulier: "Doprava Doležal", weekdays: [1, 2, 3, 4, 5] },
    });
    expect(asked.filter(({ operation }) => operation === "Fleet")).toHaveLength(2);
  });
});
