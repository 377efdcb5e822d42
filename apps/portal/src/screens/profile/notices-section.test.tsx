import { screen, waitFor, within } from "@testing-library/react";
import type {
  NoticeSettingsAnswer,
  SetNoticeSettingsBody,
} from "@vycep/contract/notices/notice-settings.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

test("BELL-03 a switch turns its kind and way at the places shown, and can be taken back", async () => {
  let held: NoticeSettingsAnswer = {
    places: [
      {
        shipToId: "500101",
        settings: [
          { setting: "order-taken", ways: { bell: true, mail: true, push: false } },
          { setting: "new-document", ways: { bell: true, mail: true } },
        ],
      },
    ],
  };
  api.set("GetNoticeSettings", () => held);
  api.set("SetNoticeSettings", ({ body }) => {
    const { changes } = body as SetNoticeSettingsBody;
    held = {
      places: held.places.map((place) => ({
        ...place,
        settings: place.settings.map((row) => {
          const change = changes.find(
            (one) => one.shipToId === place.shipToId && one.setting === row.setting,
          );
          return change ? { ...row, ways: { ...row.ways, [change.way]: change.isWanted } } : row;
        }),
      })),
    };
    return held;
  });
  const { user } = await openPortal("/my-profile/notices");
  const mail = () => screen.getByRole<HTMLInputElement>("switch", { name: "Objednávka přijata: E-mail" });
  await screen.findByRole("switch", { name: "Objednávka přijata: E-mail" });
  expect(mail().checked).toBe(true);
  expect(screen.queryByRole("switch", { name: "Nový doklad: Telefon" })).toBeNull();
  expect(screen.queryByRole("rowheader", { name: /Blíží/ })).toBeNull();
  await expectAccessible();
  await user.click(mail());
  await screen.findByText("Vypnuto: Objednávka přijata – E-mail");
  expect(mail().checked).toBe(false);
  const preview = within(screen.getByRole("region", { name: "Jak to uvidíte" }));
  expect(preview.getByText("Objednávka 0001009001 přijata")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
  await waitFor(() => expect(mail().checked).toBe(true));
});
