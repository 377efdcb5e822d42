import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import type { PreviewSession } from "@vycep/contract/identity/preview.rest";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { describe, expect, test } from "vitest";
import { named, textOf } from "../../testing/find.ts";
import { withPortal } from "../../testing/portal-page.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { previewQuery, previewWords } from "./use-preview.ts";

withPortal();

const session: PreviewSession = {
  ...{ role: "POS Owner", shipToName: "Sklad Nová Dunajka", language: "cs" },
  // It is 9:41.
  expiresAt: "2026-11-20T08:55:30Z",
};

async function openBar(more: Partial<PreviewSession> = {}): Promise<string> {
  // The page speaks the customer's language, the banner that of the staff.
  const told = { ...session, words: await previewWords("cs"), ...more };
  queryClient.setQueryData(previewQuery().queryKey, told);
  draw(
    <QueryClientProvider client={queryClient}>
      <PreviewBar />
    </QueryClientProvider>,
  );
  return textOf(await screen.findByRole("region", { name: named("Náhled portálu") }));
}

describe("the banner over a preview", () => {
  test("DCONF-02 says as whom, at which place and how long still, and that nothing is changed", async () => {
    const text = await openBar();
    expect(text).toContain("Náhled portálu: POS Owner, Sklad Nová Dunajka.");
    expect(text).toContain("Jen se díváte, nic se tu nezmění ani neodešle.");
    expect(text).toContain("zbývá 14 minut");
    await expectAccessible();
  });

  test("DEDIT-04 of a text it says that it is not out", async () => {
    expect(await openBar({ role: null, shipToName: null })).toContain(
      "Náhled portálu, jak je rozepsaný na pultu.",
    );
  });
});
