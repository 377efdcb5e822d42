import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { someLinks } from "../../testing/some-links.ts";
import { sendToAcademy } from "./send-to-academy.ts";

const left = vi.fn<(address: string) => void>();

describe("whom only the academy concerns", () => {
  beforeEach(() => {
    vi.stubGlobal("location", { assign: left });
    queryClient.setQueryData(portalExtLinksQuery().queryKey, someLinks);
  });
  afterEach(() => {
    queryClient.clear();
    storage.clearForSignOut();
    left.mockClear();
    vi.unstubAllGlobals();
  });

  test("SESSION-07 is sent to e-learning at once, and only once in a session", async () => {
    // Who leaves does not come back to hear it.
    void sendToAcademy({ country: "CZE" }, "homepage");
    await vi.waitFor(() => expect(left.mock.calls).toEqual([["https://lipovrch.example/eLearning"]]));
    await sendToAcademy({ country: "CZE" }, "homepage");
    expect(left).toHaveBeenCalledTimes(1);
  });

  test("without a configured address nobody is sent anywhere", async () => {
    queryClient.setQueryData(portalExtLinksQuery().queryKey, []);
    await sendToAcademy({ country: "CZE" }, "homepage");
    expect(left).not.toHaveBeenCalled();
  });
});
