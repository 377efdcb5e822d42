import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { addressOf, named, textOf } from "../../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";

withPortal();

const some = (id: string, tone: "info" | "critical", title: string) => ({
  id,
  tone,
  title,
  body: "Čtěte.",
  link: "/contact",
});

beforeEach(() => {
  api.set("PreviousOrders", () => ({ customer: { orders: { items: [] } } }));
  api.set("banners", () => ({
    rotationSeconds: 8,
    banners: [some("strike", "critical", "Stávka."), some("xmas", "info", "Vánoce.")],
  }));
});

const banners = () => screen.findByRole("region", { name: named("Aktuálně z pivovaru") });

test("CONFIG-08 one stands, the others behind dots; what is critical cannot be put away", async () => {
  const { user } = await openPortal("/");
  const strip = within(await banners());
  expect(textOf(await banners())).toContain("Stávka.");
  expect(addressOf(strip.getByRole("link", { name: named("Více") }))).toBe("/contact");
  expect(strip.queryByRole("button", { name: named("Skrýt zprávu") })).toBeNull();
  await user.click(strip.getByRole("button", { name: named("Zpráva 2 z 2") }));
  expect(textOf(await banners())).toContain("Vánoce.");
  await user.click(strip.getByRole("button", { name: named("Pozastavit střídání") }));
  expect(strip.getByRole("button", { name: named("Pokračovat ve střídání") })).toBeTruthy();
  await expectAccessible();
  await user.click(strip.getByRole("button", { name: named("Skrýt zprávu") }));
  expect(textOf(await banners())).not.toContain("Vánoce.");
  expect(sessionStorage.getItem("hiddenBanners")).toBe('["xmas"]');
});

test("when they cannot be had, the home page goes on without", async () => {
  api.breakDown("banners");
  await openPortal("/");
  await quiet();
  expect(screen.queryByRole("region", { name: named("Aktuálně z pivovaru") })).toBeNull();
});
