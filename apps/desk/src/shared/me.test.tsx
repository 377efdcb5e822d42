import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { session } from "@vycep/shell/session/session";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { answerWith, asked, comeIn, somebody, withDesk } from "../testing/desk-page.tsx";
import { useMe } from "./me.ts";

withDesk();

test("DSIGN-01 nobody is asked for before somebody has signed in", async () => {
  answerWith({ Me: { me: somebody(["orders", "see"]) } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const signedOut = vi.spyOn(session, "get").mockReturnValue(undefined);
  const { result } = renderHook(useMe, { wrapper });
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  expect(asked).toEqual([]);
  signedOut.mockRestore();
  act(comeIn);
  await waitFor(() => expect(result.current?.uid).toBe("S02"), { timeout: 20_000 });
});
