import { fireEvent, screen } from "@testing-library/react";
import type { SoldToAnswer, SoldToPlace } from "@vycep/contract/ship-to/payers.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { button, facts, heading, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const somePlace: SoldToPlace = {
  shiptosapid: "500101",
  name: "Restaurace U Modré hvězdy",
  street: "Sladovnická 12",
  city: "Lipovrch",
  zipcode: "549 01",
  status: "APPROVED",
  deliveryWindow: "07:00-11:00",
  records: [
    { shiptosapid: "500101", type: "1", scheduleDays: [1, 4] },
    { shiptosapid: "500101", type: "PD", scheduleDays: [2] },
  ],
  tankDays: [3],
  unfilteredDays: [],
  offeredMethods: ["selfpickup_selfpickup", "tank_tank"],
};
const someCompany: SoldToAnswer = {
  payerid: "C1",
  sapid: "7000001",
  name: "Hostince Modrá hvězda s.r.o.",
  street: "Sladovnická 12",
  city: "Lipovrch",
  zipcode: "549 01",
  country: "CZE",
  customerType: "POS",
  ico: "80000011",
  dic: "CZ80000011",
  icDph: "",
  currency: "CZK",
  priceList: "CZ-HORECA",
  dueDays: 14,
  paymentMethod: "transfer",
  invoiceEmail: "fakturace@modrahvezda.example",
  gln: "2909900000012",
  shiptos: [
    somePlace,
    { ...somePlace, shiptosapid: "500102", name: "Výčep Na Růžku" },
    { ...somePlace, shiptosapid: "500104", name: "Stará Pila", status: "SUSPENDED", offeredMethods: [] },
  ],
};

async function openCompany() {
  api.set("soldtos", () => someCompany);
  api.set("GetUserInfoById", () =>
    someUserInfo({
      permissionSchema: [
        someAccess(),
        someAccess({ shipToId: "500102", shipToName: "Výčep Na Růžku" }),
        someAccess({ shipToId: "500104", shipToName: "Stará Pila", shipToStatus: "SUSPENDED" }),
      ],
    }),
  );
  await openPortal("/my-profile/company");
  await quiet();
}

const mark = (place: string) =>
  screen.getByRole<HTMLInputElement>("radio", { name: named(`Začínat objednávky na místě: ${place}`) });

test("PROFILE-02 the company as its papers name it, and its places with address, days, hours and methods", async () => {
  await openCompany();
  expect(heading("Hostince Modrá hvězda s.r.o.")).toBeTruthy();
  expect(facts(screen.getByRole("main"))).toMatchObject({
    IČO: "80000011",
    "Zákaznické číslo": "7000001",
    Platba: "převodem, 14 dní",
    "Faktury chodí na": "fakturace@modrahvezda.example",
  });
  expect(facts(screen.getByRole("main"))).not.toHaveProperty("IČ DPH");
  const [, first, , third] = screen.getAllByRole("row").map((row) => textOf(row));
  expect(first).toMatch(
    /500101 · Sladovnická 12, 549 01 Lipovrch.*schváleno.*po, čt.*kamion út.*tank st.*příjem 7:00–11:00/u,
  );
  expect(first).toContain("Objednávka tankového piva");
  expect(third).toContain("pozastaveno");
  await expectAccessible();
});

test("PROFILE-06 REST-19 another place is made the one that ordering begins with; a suspended one cannot be", async () => {
  await openCompany();
  expect([mark("Restaurace U Modré hvězdy").checked, mark("Stará Pila").disabled]).toEqual([true, true]);
  api.set("setdefaultshipto", () => ({ defaultShipToID: "500102" }));
  api.set("GetUserInfoById", () =>
    someUserInfo({
      defaultShipToID: "500102",
      permissionSchema: [someAccess({ shipToId: "500102", shipToName: "Výčep Na Růžku" }), someAccess()],
    }),
  );
  fireEvent.click(mark("Výčep Na Růžku"));
  await quiet();
  const asked = api.lastOf("setdefaultshipto") as { readonly query: URLSearchParams };
  expect(asked.query.get("shiptoId")).toBe("500102");
  expect(mark("Výčep Na Růžku").checked).toBe(true);
});

test("a company that cannot be read says so, and can be tried again", async () => {
  api.breakDown("soldtos");
  await openPortal("/my-profile/company");
  await quiet();
  expect(textOf(screen.getByRole("alert"))).toContain("Společnost se nepodařilo načíst.");
  api.set("soldtos", () => someCompany);
  fireEvent.click(button("Zkusit znovu"));
  await quiet();
  expect(heading("Hostince Modrá hvězda s.r.o.")).toBeTruthy();
});
