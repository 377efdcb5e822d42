import { describe, expect, test } from "vitest";
import { keptOf } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { companies } from "../companies.ts";
import { deliveryCalendars } from "../delivery-calendars.ts";
import { deliveryExceptions } from "../delivery-exceptions.ts";
import { permissionSchema } from "../permission-schema.ts";
import { rolePermissions } from "../role-permissions.ts";
import { shipTos } from "../ship-tos.ts";
import { users } from "../users.ts";

const database = useDemo("2026-11-20");

describe("what is kept of a row", () => {
  test("companies: the country of the seat decides the market", async () => {
    const kept = await keptOf(database, companies, {
      rows: [
        {
          id: "C9",
          sap_id: "7000009",
          country: "SVK",
          currency: "EUR",
          price_list: "SK-HORECA",
          ic_dph: "SK1",
          due_days: "21",
          payment: "cash",
          store: "LivePortal_SK_sk",
        },
      ],
      query: `select * from company where id = 'C9'`,
    });
    expect(kept).toMatchObject([
      {
        id: "C9",
        sap_id: "7000009",
        name: "Hostince Modrá hvězda s.r.o.",
        country: "SVK",
        market: "SK",
        customer_type: "POS",
        ico: "80000011",
        dic: "CZ80000011",
        ic_dph: "SK1",
        street: "Sladovnická 12",
        city: "Lipovrch",
        zip: "549 01",
        currency: "EUR",
        price_list: "SK-HORECA",
        due_days: 21,
        payment_method: "cash",
        iban: "CZ3700000000002000000106",
        gln: "2909900000012",
        store: "LivePortal_SK_sk",
        invoice_email: "fakturace@modrahvezda.example",
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("ship-tos: weekdays by number, in their order", async () => {
    const kept = await keptOf(database, shipTos, {
      rows: [
        {
          shiptosapid: "509999",
          country: "SVK",
          type: "PD",
          status: "SUSPENDED",
          isUnfilteredEnabled: "0",
          days_type1: "Fri,Mon",
          days_pd: "",
          tank_litres_installed: "500",
        },
      ],
      query: `select * from ship_to where id = '509999'`,
    });
    expect(kept).toMatchObject([
      {
        id: "509999",
        company_id: "C1",
        name: "Restaurace U Modré hvězdy",
        street: "Sladovnická 12",
        city: "Lipovrch",
        zip: "549 01",
        country: "SVK",
        market: "SK",
        types: ["PD"],
        status: "SUSPENDED",
        is_unfiltered_enabled: false,
        is_tank_enabled: true,
        is_small_truck_allowed: true,
        weekdays_type1: [1, 5],
        weekdays_pd: [],
        weekdays_tank: [3],
        weekdays_unfiltered: [2, 5],
        delivery_window: "7:00-11:00",
        kind: "pub",
        customer_type: "POS",
        gln: "2909805001015",
        tank_litres_installed: 500,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("delivery-calendars: the weekdays of one kind, the others stay", async () => {
    const kept = await keptOf(database, deliveryCalendars, {
      rows: [{ weekdays: "Sun,Tue" }],
      query: `select weekdays_type1, weekdays_pd, weekdays_tank, weekdays_unfiltered from ship_to where id = '500101'`,
    });
    expect(kept).toMatchObject([
      { weekdays_type1: [2, 7], weekdays_pd: [2], weekdays_tank: [3], weekdays_unfiltered: [2, 5] },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("delivery-exceptions: day and minute of the order-by", async () => {
    const kept = await keptOf(database, deliveryExceptions, {
      rows: [
        {
          originalDate: "2027-05-03",
          scheduledDate: "2027-05-04",
          scheduledHour: "8-9",
          orderBy: "2027-04-30 09:05",
        },
      ],
      query: `select * from delivery_exception where original_date = '2027-05-03'`,
    });
    expect(kept).toMatchObject([
      {
        ship_to_id: "500101",
        company_id: "C1",
        kind: "standard",
        type_of_change: "moved",
        original_date: "2027-05-03",
        original_hours: "7:00-11:00",
        scheduled_date: "2027-05-04",
        scheduled_hours: "8-9",
        order_by_date: "2027-04-30",
        order_by_time: "09:05",
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("users: somebody of no company, created in the morning of Prague", async () => {
    const kept = await keptOf(database, users, {
      rows: [
        {
          uid: "U900",
          email: "Nova@modrahvezda.example",
          company: "",
          country: "",
          language: "en",
          status: "Invited",
          firstLogin: "1",
          showTutorial: "",
          defaultShipToID: "",
          termsAgreed: "0",
          createdAt: "2026-07-01",
        },
      ],
      query: `select * from app_user where uid = 'U900'`,
    });
    expect(kept).toMatchObject([
      {
        uid: "U900",
        company_id: null,
        first_name: "Jana",
        last_name: "Novotná",
        email: "Nova@modrahvezda.example",
        phone: "+420799999001",
        country: null,
        language: "en",
        status: "Invited",
        is_first_login: true,
        show_tutorial: null,
        is_validated: true,
        is_key_account: true,
        terms_agreed: false,
        created_at: new Date("2026-07-01T06:00:00.000Z"),
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("permission-schema: the file is the whole schema of its person", async () => {
    const kept = await keptOf(database, permissionSchema, {
      rows: [{ customerType: "", permissions: "Catalogue" }],
      query: `select * from ship_to_role where uid = 'U001' order by ship_to_id`,
    });
    expect(kept).toMatchObject([
      {
        uid: "U001",
        ship_to_id: "500101",
        company_id: "C1",
        role_id: "R01",
        role_name: "Key user",
        permissions: "Catalogue",
        customer_type: null,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("role-permissions: a role with a mark for every area", async () => {
    const kept = await keptOf(database, rolePermissions, {
      rows: [{ roleid: "R90", role: "Sklepmistr", Catalogue: "not allowed", Support: "optional (off)" }],
      query: `select name, permission, mark from role join role_permission on role_id = id where id = 'R90' order by permission`,
    });
    expect(kept).toMatchObject([
      { name: "Sklepmistr", permission: "Access Management", mark: "allowed" },
      { name: "Sklepmistr", permission: "Catalogue", mark: "not_allowed" },
      { name: "Sklepmistr", permission: "Contracts", mark: "allowed" },
      { name: "Sklepmistr", permission: "Home Page", mark: "allowed" },
      { name: "Sklepmistr", permission: "Marketing Materials", mark: "allowed" },
      { name: "Sklepmistr", permission: "My Documents", mark: "allowed" },
      { name: "Sklepmistr", permission: "My Orders", mark: "allowed" },
      { name: "Sklepmistr", permission: "My Profile", mark: "allowed" },
      { name: "Sklepmistr", permission: "News & Articles", mark: "allowed" },
      { name: "Sklepmistr", permission: "Product Recommendation", mark: "allowed" },
      { name: "Sklepmistr", permission: "Pub Menu", mark: "allowed" },
      { name: "Sklepmistr", permission: "Reporting", mark: "allowed" },
      { name: "Sklepmistr", permission: "Returnable materials", mark: "optional_on" },
      { name: "Sklepmistr", permission: "Support", mark: "optional_off" },
      { name: "Sklepmistr", permission: "Training & Learning", mark: "allowed" },
    ]);
    expect(kept).toHaveLength(15);
  });
});
