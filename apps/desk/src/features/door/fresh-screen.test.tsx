import { screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test, vi } from "vitest";
import { openDesk, withDesk } from "../../testing/desk-page.tsx";

withDesk();

test("D38 a window that comes back from the provider closes, and says so where it may not", async () => {
  const close = vi.spyOn(window, "close").mockReturnValue();
  await openDesk("/desk/login/fresh?state=fresh.mine&code=b", { me: null });
  expect(await screen.findByText(/^Okno\smůžete\szavřít/u)).toBeTruthy();
  expect(close).toHaveBeenCalled();
  await expectAccessible();
  close.mockRestore();
});
