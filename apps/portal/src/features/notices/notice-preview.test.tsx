import { screen } from "@testing-library/react";
import { NOTICE_SETTING_NAMES } from "@vycep/domain/notices/notice-setting";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { named, textOf } from "../../testing/find.ts";
import { NoticePreview } from "./notice-preview.tsx";
import { NoticeSwitches } from "./notice-switches.tsx";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  await loadTexts(["notices", "notice-settings"], "cs");
  changeLanguage("cs");
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["order-taken", "Objednávka 0001009001 přijata", "Odeslal(a) Jana Novotná, závoz 22.11."],
  ["delivery-changed", "Závoz 22.11. se přesouvá", "Nový termín 23.11."],
  ["cart-waiting", "Košík není odeslaný", "uzávěrka v 13:30"],
  ["new-document", "Nová faktura 2026100135", "Splatnost 22.11."],
] as const)("BELL-03 %s is shown as it will read, in the bell and in the mailbox", (setting, title, text) => {
  draw(<NoticePreview setting={setting} place="Na Růžku" />);
  const card = textOf(screen.getByRole("region", { name: named("Jak to uvidíte") }));
  expect(card).toContain(`${title}Na Růžku · `);
  expect(card).toContain(text);
  expect(card).toContain(`E-mail${title} · Na Růžku`);
});

test("BELL-03 every kind can be shown; a colleague's wish for access goes to the bell alone", () => {
  for (const setting of NOTICE_SETTING_NAMES) {
    const { unmount } = draw(<NoticePreview setting={setting} place="Na Růžku" />);
    expect(textOf().includes("E-mail")).toBe(setting !== "access-requested");
    unmount();
  }
});

test("BELL-03 over several places a switch is on where all are, and a way that there is not has none", async () => {
  const place = (shipToId: string, mail: boolean) => ({
    shipToId,
    settings: [
      { setting: "order-taken" as const, ways: { bell: true, mail } },
      { setting: "new-document" as const, ways: { bell: true, mail: true } },
    ],
  });
  const onTurn = vi.fn();
  const { user } = draw(
    <NoticeSwitches
      places={[place("500101", true), place("500102", false)]}
      onLook={() => undefined}
      onTurn={onTurn}
    />,
  );
  const way = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name: named(name) });
  expect(way("Objednávka přijata: Portál").checked).toBe(true);
  expect(way("Objednávka přijata: E-mail").checked).toBe(false);
  expect(way("Nový doklad: E-mail").checked).toBe(true);
  expect(screen.queryByRole("switch", { name: named("Nový doklad: Telefon") })).toBeNull();
  expect(screen.getAllByText(named("takto se neposílá"))).toHaveLength(2);
  await expectAccessible();
  await user.click(way("Objednávka přijata: E-mail"));
  expect(onTurn).toHaveBeenCalledExactlyOnceWith("order-taken", "mail", true);
});
