import { render, screen } from "@testing-library/react";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { beforeEach, expect, test } from "vitest";
import type { CutOff, CutOffStage } from "./cut-off.ts";
import { CutOffAnnouncer } from "./cut-off-announcer.tsx";

beforeEach(async () => {
  await loadTexts(["delivery"], "cs");
  changeLanguage("cs");
});

const cutOff = (stage: CutOffStage, minutes: number) => ({ stage, leftMs: minutes * 60_000 }) as CutOff;

test("an hour and ten minutes are said once each, and of a day that has closed nothing is left to be read", () => {
  const { rerender } = render(<CutOffAnnouncer cutOff={cutOff("calm", 90)} />);
  const said = () => screen.getByRole("status").textContent?.replaceAll("\u00a0", " ");
  for (const [stage, minutes, words] of [
    ["calm", 61, ""],
    ["last-hour", 60, "Do uzávěrky zbývá 60 minut."],
    ["last-hour", 40, "Do uzávěrky zbývá 60 minut."],
    ["last-minutes", 10, "Do uzávěrky zbývá 10 minut."],
    ["calm", 1400, ""],
  ] as const) {
    rerender(<CutOffAnnouncer cutOff={cutOff(stage, minutes)} />);
    expect(said()).toBe(words);
  }
});
