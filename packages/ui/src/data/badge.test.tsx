import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Avatar } from "./avatar.tsx";
import { Count, Flag, Status } from "./badge.tsx";

test("flags, states and counts are text, their icons decoration", async () => {
  draw(
    <>
      {(["new", "offer", "last", "muted"] as const).map((tone) => (
        <Flag key={tone} text={`značka ${tone}`} tone={tone} />
      ))}
      {(["fresh", "preparing", "moving", "partial", "done", "refused", "muted"] as const).map((tone) => (
        <Status key={tone} text={`stav ${tone}`} tone={tone} icon="check" />
      ))}
      {(["amber", "red", "muted", "bottle"] as const).map((tone, index) => (
        <Count key={tone} value={index + 1} tone={tone} />
      ))}
    </>,
  );
  expect(screen.getByText("značka offer")).toBeTruthy();
  expect(screen.getByText("stav refused")).toBeTruthy();
  expect(screen.getByText("4")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  await expectAccessible();
});

test("initials are decoration: the name stands beside them", async () => {
  draw(
    <p>
      <Avatar initials="JN" tone="strong" size="large" />
      Jana Novotná
    </p>,
  );
  expect(screen.getByText("JN").getAttribute("aria-hidden")).toBe("true");
  await expectAccessible();
});
