import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { someLinks } from "../../testing/some-links.ts";
import { sendToAcademy } from "./send-to-academy.ts";

const leaveFor = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("@vycep/shell/page/leave-for", () => ({ leaveFor }));

describe("whom only the academy concerns", () => {
  beforeEach(() => queryClient.setQueryData(portalExtLinksQuery().queryKey, someLinks));
  afterEach(() => {
    queryClient.clear();
    storage.clearForSignOut();
    leaveFor.mockClear();
  });

  test("SESSION-07 is sent to e-learning at once, and only once in a session", async () => {
    await sendToAcademy({ country: "CZE" });
    expect(leaveFor.mock.calls).toEqual([["https://lipovrch.example/eLearning"]]);
    await sendToAcademy({ country: "CZE" });
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });

  test("without a configured address nobody is sent anywhere", async () => {
    queryClient.setQueryData(portalExtLinksQuery().queryKey, []);
    await sendToAcademy({ country: "CZE" });
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
