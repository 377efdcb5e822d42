import { screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

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
const driver = { ...record, id: "D1", name: "Petr Vaněk", phone: "+420 601 555 103", passkeys: [] };
const mute = { ...driver, id: "D2", name: "Eva Nová", phone: "" };
const fleet = { Fleet: { fleet: { vehicles: [van, out, old], drivers: [driver, mute] } } };
const dispatcher = somebody(["deliveries", "change"]);

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

describe("DDISP-05 the fleet is seen and kept at the desk", () => {
  test("DDISP-05 each vehicle says what it carries, who drives it, and whether it is there", async () => {
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

describe("DSIGN-09 telephones of a driver that come in without a code", () => {
  const key = {
    ...{ id: "K1", name: "iPhone Petra", createdAt: "2026-11-20T05:10:00Z" },
    lastUsedAt: "2026-11-22T04:55:00Z",
  };
  const withKeys = (...passkeys: readonly object[]) => ({
    Fleet: { fleet: { vehicles: [van], drivers: [{ ...driver, passkeys }] } },
  });
  async function openPetr(answers: Readonly<Record<string, unknown>>) {
    const { user } = await openDesk("/desk/fleet", { me: dispatcher, ...answers });
    await user.click(await screen.findByRole("button", { name: "Petr Vaněk" }));
    return { user, dialog: within(await screen.findByRole("dialog")) };
  }

  test("stand with the driver, and are taken away after a second thought", async () => {
    const { user, dialog } = await openPetr({
      ...withKeys(key, { ...key, id: "K2", name: "Starý telefon", lastUsedAt: null }),
      RemoveDriverPasskey: { removeDriverPasskey: { refusal: null } },
    });
    const keys = within(dialog.getByRole("region", { name: /^Telefony s\spřístupovým klíčem$/ }));
    const [one, other] = keys.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(one).toMatch(/iPhone Petra.*od.*20\..*naposledy.*22\./);
    expect(other).toMatch(/Starý telefon.*zatím nepoužitý/);
    await expectAccessible();
    await user.click(keys.getByRole("button", { name: "Odebrat Starý telefon" }));
    await user.click(keys.getByRole("button", { name: "Ponechat" }));
    await user.click(keys.getByRole("button", { name: "Odebrat iPhone Petra" }));
    expect(keys.getByText(/skončí hned/)).toBeTruthy();
    answerWith(withKeys());
    await user.click(keys.getByRole("button", { name: "Odebrat iPhone Petra" }));
    expect(await keys.findByText(/^Žádný\./)).toBeTruthy();
    expect(asked.find(({ operation }) => operation === "RemoveDriverPasskey")?.variables).toEqual({
      input: { driverId: "D1", id: "K1" },
    });
  });

  test("one that was taken away meanwhile says so", async () => {
    const message = "Tento telefon už přístupový klíč nemá.";
    const { user, dialog } = await openPetr({
      ...withKeys(key),
      RemoveDriverPasskey: { removeDriverPasskey: { refusal: { code: "passkey-unknown", message } } },
    });
    await user.click(dialog.getByRole("button", { name: "Odebrat iPhone Petra" }));
    await user.click(dialog.getByRole("button", { name: "Odebrat iPhone Petra" }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});

describe("DEDIT-01, DEDIT-06 a vehicle that two people change", () => {
  const changed = { ...van, name: "Malá dodávka", payloadKilograms: 1250, version: 2 };
  const meanwhile = { Fleet: { fleet: { vehicles: [changed], drivers: [driver] } } };
  const SaveVehicle = { saveVehicle: { refusal: null } };
  const sent = () =>
    asked.filter(({ operation }) => operation === "SaveVehicle").map(({ variables }) => variables);

  async function openVan(answers: Readonly<Record<string, unknown>>) {
    const { user } = await openDesk("/desk/fleet", { me: dispatcher, ...fleet, SaveVehicle, ...answers });
    await user.click(await screen.findByRole("button", { name: "2SN 33-90" }));
    return { user, dialog: within(await screen.findByRole("dialog")) };
  }
  async function writePayload(payload: string) {
    const { user, dialog } = await openVan({});
    const field = dialog.getByRole("textbox", { name: /^Nosnost/ });
    await user.clear(field);
    await user.type(field, payload);
    return { user, dialog };
  }

  test("is refused, compared and saved as it was chosen, with theirs kept", async () => {
    const { user, dialog } = await writePayload("1350");
    const refusal = { code: "changed-meanwhile", field: null, message: "Mezitím to změnil někdo jiný." };
    answerWith({ ...meanwhile, SaveVehicle: { saveVehicle: { refusal } } });
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    const conflict = within(await screen.findByRole("dialog", { name: "Záznam mezitím změnil někdo jiný" }));
    expect(conflict.getByRole("row", { name: /^Nosnost v\skg 1400 1250 1350/ })).toBeTruthy();
    expect(conflict.getByRole("row", { name: /^Název Dodávka Malá dodávka Dodávka/ })).toBeTruthy();
    answerWith({ SaveVehicle });
    await user.click(conflict.getByRole("radio", { name: "moje" }));
    await user.click(conflict.getByRole("button", { name: "Uložit výběr" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent().at(-1)).toMatchObject({
      input: { version: 2, name: "Malá dodávka", payloadKilograms: 1350 },
    });
  });

  test("a draft of before says so, and with a newer record does not overwrite it", async () => {
    const { user, dialog } = await writePayload("1350");
    await user.click(dialog.getByRole("button", { name: "Zrušit" }));
    answerWith(meanwhile);
    await queryClient.invalidateQueries();
    await user.click(await screen.findByRole("button", { name: "2SN 33-90" }));
    const again = within(await screen.findByRole("dialog"));
    expect(again.getByRole("textbox", { name: /^Nosnost/ })).toHaveProperty("value", "1350");
    expect(again.getByText(/Při uložení uvidíte obě verze/)).toBeTruthy();
    await user.click(again.getByRole("button", { name: "Uložit" }));
    await screen.findByRole("dialog", { name: "Záznam mezitím změnil někdo jiný" });
    expect(sent()).toEqual([]);
  });

  test("what was being written of a new one is announced, and can be thrown away", async () => {
    const { user } = await openDesk("/desk/fleet", { me: dispatcher, ...fleet });
    const openNew = async () => {
      await user.click(await screen.findByRole("button", { name: "Nový řidič" }));
      return within(await screen.findByRole("dialog"));
    };
    const first = await openNew();
    expect(first.queryByText(/odminula/)).toBeNull();
    await user.type(first.getByRole("textbox", { name: /^Jméno a/ }), "Eva");
    await user.click(first.getByRole("button", { name: "Zrušit" }));
    const second = await openNew();
    expect(second.getByText("Rozepsané změny odminula jsou zpátky.")).toBeTruthy();
    await user.click(second.getByRole("button", { name: "Zahodit je" }));
    expect(second.getByRole("textbox", { name: /^Jméno a/ })).toHaveProperty("value", "");
    expect(second.queryByText(/odminula/)).toBeNull();
  });
});
