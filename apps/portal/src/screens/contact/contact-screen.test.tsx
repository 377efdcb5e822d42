import { screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { addressOf, facts, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someContacts } from "../../testing/some-links.ts";
import { someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const main = () => screen.getByRole("main");

async function openContact(opening: Parameters<typeof openPortal>[1] = {}) {
  await openPortal("/contact", opening);
  await quiet();
}

describe("CONTENT-13 CONTENT-14 D28 customer service", () => {
  test("phone, e-mail and hours as they are configured for the country", async () => {
    await openContact();
    expect(facts(main())).toEqual({
      Telefon: "+420 800 123 456",
      "E-mail": "servis@lipovrch.example",
      "Provozní doba": "po–pá 7:00–16:00",
    });
    expect(screen.getAllByRole("link", { name: named("+420 800 123 456") }).map(addressOf)).toContain(
      "tel:+420800123456",
    );
    await expectAccessible();
  });

  test("a Slovak is given the Slovak phone, and no e-mail where there is none", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ country: "SVK" }));
    await openContact({ language: "sk" });
    expect(textOf(main())).toContain("+421 800 654 321");
    expect(textOf(main())).not.toContain("servis@lipovrch.example");
  });

  test("weekends and several ranges are told apart", async () => {
    const [czech] = someContacts;
    if (czech === undefined) throw new Error("no contact to begin with");
    const saturday = { weekdays: [6 as const], from: "08:00", to: "12:00" };
    api.set("supportContacts", () => [{ ...czech, hours: [...czech.hours, saturday] }]);
    await openContact();
    expect(facts(main())["Provozní doba"]).toContain("so 8:00–12:00");
  });

  test("without any configured the page still says what helps", async () => {
    api.set("supportContacts", () => []);
    await openContact();
    expect(facts(main())).toEqual({});
    expect(screen.getByRole("heading", { name: namedFrom("Ať vám pomůžeme") })).toBeTruthy();
  });

  test("when it cannot be read nothing wrong is shown", async () => {
    api.breakDown("supportContacts");
    await openContact({ isVisitor: true });
    expect(facts(main())).toEqual({});
  });
});
