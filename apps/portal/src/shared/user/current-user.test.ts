import { PERMISSIONS } from "@vycep/domain/access/permission";
import { describe, expect, test } from "vitest";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";
import { accessesOf, selectableShipTosOf, toCurrentUser } from "./current-user.ts";
import { callAddress, contactLines } from "./support-contact.ts";

type Said = Parameters<typeof someUserInfo>[0];
const user = (said: Said = {}) => toCurrentUser(someUserInfo(said));
const role = (permission: string, rolename = "POS Associate", customerType = "POS") => [
  { permission, customerType, rolename, roleid: "R12" },
];

describe("SESSION-32 SESSION-33 the signed-in person as the portal thinks of them", () => {
  test.each<[string, Said, object]>([
    [
      "name and letters",
      {},
      { name: "Jana Novotná", initials: "JN", companyName: "Hostince Modrá hvězda s.r.o." },
    ],
    ["no blank where a part of the name is missing", { firstName: "" }, { name: "Novotná", initials: "N" }],
    [
      "no permission that nobody knows",
      { allAvailablePermission: ["Catalogue", "Flying"] },
      { permissions: ["Catalogue"] },
    ],
    ["SESSION-24 no country that is none", { country: "XXX" }, { country: undefined }],
    ["English where no language is known", { language: "" }, { language: "en" }],
    [
      "nothing where nothing is said",
      { defaultShipToID: null },
      { defaultShipToId: undefined, termsToAgree: undefined },
    ],
    [
      "no role without a place",
      { permissionSchema: [] },
      { roleName: undefined, companyName: "", isWholesale: false },
    ],
    [
      "a wholesaler by their role",
      { permissionSchema: [someAccess({ rpDetails: role("Catalogue", "WHS Accountant", "WHS") })] },
      { isWholesale: true, roleName: "WHS Accountant" },
    ],
    [
      "who is in for the academy alone",
      {
        permissionSchema: [
          someAccess({
            rpDetails: [{ permission: "", customerType: "POS", rolename: "POS Academy", roleid: "R17" }],
          }),
        ],
      },
      { isAcademyOnly: true },
    ],
  ])("%s", (_case, said, known) => {
    expect(user(said)).toMatchObject(known);
  });
});

describe("SHIPTO-11 PERM-16 places that may be ordered for", () => {
  const places = [
    someAccess({ shipToId: "500101", rpDetails: role("Home Page,Catalogue") }),
    someAccess({ shipToId: "500102", rpDetails: role("Support") }),
    someAccess({ shipToId: "500103", shipToStatus: "SUSPENDED", rpDetails: role(PERMISSIONS.join(",")) }),
    someAccess({ shipToId: "", rpDetails: role("Catalogue") }),
  ];
  const person = user({ permissionSchema: places });

  test("are those with the catalogue that are not suspended, each as it is shown", () => {
    expect(selectableShipTosOf(person)).toEqual([places[0]]);
  });

  test("what may be done at each is read from all its roles; what has no number is no place", () => {
    expect(accessesOf(person).map(({ shipToId, permissions }) => [shipToId, permissions.length])).toEqual([
      ["500101", 2],
      ["500102", 1],
      ["500103", PERMISSIONS.length],
    ]);
  });

  test("are the same objects for the same person, however many parts of a page ask", () => {
    expect(selectableShipTosOf(person)).toBe(selectableShipTosOf({ ...person, name: "Jiná" }));
    expect(accessesOf(person)).toBe(accessesOf(person));
  });
});

describe("D28 whom to ask", () => {
  test("a sheet names what is configured, and nothing where nothing is", () => {
    const contact = { market: "CZ", phone: "+420 800 123 456", email: null, hours: [] } as const;
    expect(contactLines({ ...contact, hours: [] })).toEqual(["+420 800 123 456"]);
    expect(contactLines(undefined)).toEqual([]);
  });

  test("a phone is called by its number without blanks", () => {
    expect(callAddress("+420 800 123 456")).toBe("tel:+420800123456");
  });
});
