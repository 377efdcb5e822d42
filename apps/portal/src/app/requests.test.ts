import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { authClient } from "@vycep/shell/session/auth-client";
import { parseIdToken } from "@vycep/shell/session/id-token";
import { acceptToken, dropToken } from "@vycep/shell/session/session";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { signedToken } from "@vycep/shell/testing/signed-token";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeChoice } from "../shared/ordering/choice.ts";
import { orderingKeys } from "../shared/ordering/ordering-keys.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const text = signedToken({ exp: Math.ceil(Date.now() / 1000) + 900 });

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  const token = parseIdToken(text);
  if (token !== undefined) acceptToken(token);
});
afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

function sent(): { address: string; headers: Headers; body: unknown } {
  const [address = "", init] = fetched.mock.lastCall ?? [];
  return {
    address,
    headers: new Headers(init?.headers),
    body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
  };
}

async function failureOfCall(call: Promise<unknown>) {
  return failureOf(await call.catch((thrown: unknown) => thrown));
}

describe("REST calls", () => {
  test("HTTP-02 HTTP-03 HTTP-04 HTTP-05 HTTP-07 go to their service with token, language, market and exception date", async () => {
    changeChoice({ exceptiondate: toLocalDate("2026-12-23") });
    answers(200, { UID: "U001" });
    await callService("customerData", "/users/GetUserInfoById/U001", { query: { page: 2 } });
    const { address, headers } = sent();
    expect(address).toBe("/alcdcservice/api/v1/portal/users/GetUserInfoById/U001?lang=cs&page=2");
    expect(headers.get("authorization")).toBe(`Bearer ${text}`);
    expect(headers.get("market")).toBe("CZSK");
    expect(headers.get("exceptiondate")).toBe("2026-12-23");
    changeChoice({ exceptiondate: undefined });
  });

  test("OP-07 AUTH-06 HTTP-16 GraphQL carries the commerce token of this person while it lives, else the id token; the services never do", async () => {
    const lives = { exp: Math.ceil(Date.now() / 1000) + 900, aud: "vycep-commerce" };
    const bearerWith = async (token: string | undefined) => {
      storage.write(shellKeys.token, token);
      answers(200, { data: {} });
      await queryGraphql("query Q { __typename }", {});
      const bearer = sent().headers.get("authorization");
      answers(200, {});
      await callService("content", "/x");
      expect(sent().headers.get("authorization")).toBe(`Bearer ${text}`);
      return bearer;
    };
    const commerce = signedToken(lives);
    expect(await bearerWith(commerce)).toBe(`Bearer ${commerce}`);
    for (const other of [
      undefined,
      "no token at all",
      signedToken({ ...lives, exp: lives.exp - 60 }),
      signedToken({ ...lives, sub: "U012" }),
    ])
      expect(await bearerWith(other)).toBe(`Bearer ${text}`);
  });

  test("STORAGE-01 the commerce token is of one person and one session: it goes when the session ends or another person comes", () => {
    const accept = (sub: string, commerce?: string) => {
      const token = parseIdToken(signedToken({ sub, exp: Math.ceil(Date.now() / 1000) + 900 }));
      if (token !== undefined) acceptToken(token, commerce);
      return storage.read(shellKeys.token);
    };
    expect(accept("U001", "a.b.c")).toBe("a.b.c");
    expect(accept("U001", "d.e.f")).toBe("d.e.f");
    expect(accept("U012")).toBeUndefined();
    expect(accept("U012", "g.h.i")).toBe("g.h.i");
    dropToken();
    expect(storage.read(shellKeys.token)).toBeUndefined();
  });

  test.each([
    ["HTTP-07 customer data", "customerData", "/alcdcservice/api/v1/portal/x"],
    ["HTTP-08 content", "content", "/almagnoliaservice/api/v1/portal/x"],
    ["HTTP-09 general", "general", "/prodczsk-api/api/v1/portal/x"],
    ["HTTP-10 general, second version", "generalV2", "/prodczsk-api/api/v2/portal/x"],
  ] as const)("HTTP-01 %s has a base of its own", async (_, service, path) => {
    answers(200, {});
    await callService(service, "/x");
    expect(sent().address).toBe(`${path}?lang=cs`);
  });

  test("a public call carries no token, a write its body and its key", async () => {
    answers(204, undefined);
    await callService("content", "/x", {
      method: "POST",
      body: { a: 1 },
      isPublic: true,
      idempotencyKey: "k1",
    });
    const { headers, body } = sent();
    expect(headers.get("authorization")).toBeNull();
    expect(headers.get("idempotency-key")).toBe("k1");
    expect(body).toEqual({ a: 1 });
  });
});

describe("ERROR-56 OP-93 failures tell their kind", () => {
  test.each([
    [
      409,
      { code: "cart-gone", message: "Košík už neexistuje.", requestId: "r1" },
      { kind: "refused", code: "cart-gone", requestId: "r1" },
    ],
    [
      500,
      { code: "internal", message: "secret", requestId: "r2" },
      { kind: "server", code: "internal", message: "" },
    ],
    [502, "<html>", { kind: "server", code: "http-502" }],
  ])("status %d", async (status, body, failure) => {
    answers(status, body);
    expect(await failureOfCall(callService("general", "/x"))).toMatchObject(failure);
  });

  test("429 says how long to wait", async () => {
    answers(429, { code: "too-many-requests", message: "…", requestId: "r" }, { "retry-after": "90" });
    expect(await failureOfCall(callService("general", "/x"))).toMatchObject({
      status: 429,
      retryAfterSeconds: 90,
    });
  });

  test("D34 a server that cannot ask the issuer for its keys is away: nobody is asked to sign in", async () => {
    const renew = vi.spyOn(authClient, "renew");
    answers(503, { code: "unavailable", message: "…", requestId: "r" });
    expect(await failureOfCall(callService("general", "/x"))).toMatchObject({ code: "unavailable" });
    expect(renew).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledOnce();
    renew.mockRestore();
  });

  test("no answer is a network failure", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await failureOfCall(callService("general", "/x"))).toMatchObject({ kind: "network" });
  });

  test("HTTP-06 CONST-02 no answer in 55 seconds is a time-out", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
    fetched.mockRejectedValueOnce(new DOMException("timed out", "TimeoutError"));
    expect(await failureOfCall(callService("general", "/x"))).toMatchObject({ kind: "timeout" });
    expect(timeout).toHaveBeenCalledWith(55_000);
  });

  test("a call that its caller gave up is no failure of the call", async () => {
    const controller = new AbortController();
    controller.abort(new Error("left"));
    fetched.mockRejectedValueOnce(controller.signal.reason);
    await expect(callService("general", "/x", { signal: controller.signal })).rejects.toThrow("left");
  });
});

describe("GQL-01 the commerce API", () => {
  const document = { toString: () => "query Q { a }" };

  test("HTTP-11 HTTP-12 HTTP-13 HTTP-14 HTTP-15 HTTP-16 HTTP-17 HTTP-18 HTTP-19 HTTP-20 HTTP-21 HTTP-24 HTTP-25 HTTP-26 HTTP-27 carries the choice, the words and the token as headers", async () => {
    storage.write(shellKeys.store, "LivePortal_CZ_cs");
    storage.write(orderingKeys.customertype, "HORECA");
    storage.write(orderingKeys.noteForDriver, "Dvůr");
    storage.write(orderingKeys.customerOrderNumber, "č. 7");
    changeChoice({
      shipToId: "500101",
      shippingMethod: "tank_tank",
      deliveryDate: toLocalDate("2026-11-23"),
      standardDeliveryDate: toLocalDate("2026-11-24"),
      exceptiondate: toLocalDate("2026-12-23"),
    });
    answers(200, { data: { a: 1 } });
    expect(await queryGraphql(document, { x: 1 })).toEqual({ a: 1 });
    const { address, headers, body } = sent();
    expect(address).toBe("/graphql");
    expect(body).toEqual({ query: "query Q { a }", variables: { x: 1 } });
    expect(Object.fromEntries(headers)).toMatchObject({
      outletid: "500101",
      datepopup: "2026-11-23",
      standarddeliverydate: "2026-11-24",
      store: "LivePortal_CZ_cs",
      outletdeliverymethod: "tank_tank",
      authorization: `Bearer ${text}`,
      onlyempties: "0",
      notefordriver: "Dv%C5%AFr",
      customerordernumber: "%C4%8D.%207",
      lang: "cs",
      customertype: "HORECA",
      exceptiondate: "2026-12-23",
      onlytank: "1",
      onlyunfiltered: "0",
    });
    changeChoice({ standardDeliveryDate: undefined, exceptiondate: undefined });
  });

  test("what stands in errors is thrown with its code and request id", async () => {
    const extensions = { category: "graphql-no-such-entity", code: "cart-not-found", requestId: "r3" };
    answers(200, { data: null, errors: [{ message: "Could not find a cart", extensions }] });
    expect(await failureOfCall(queryGraphql(document, {}))).toMatchObject({
      kind: "refused",
      code: "cart-not-found",
      requestId: "r3",
      message: "Could not find a cart",
    });
  });

  test("a fault of the server keeps its text to itself", async () => {
    answers(200, { data: null, errors: [{ message: "boom at line 3", extensions: { code: "internal" } }] });
    expect(await failureOfCall(queryGraphql(document, {}))).toMatchObject({ kind: "server", message: "" });
  });
});
