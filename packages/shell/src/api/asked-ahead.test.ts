import { beforeEach, describe, expect, test } from "vitest";
import { askedKey } from "../start/asked-key.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { createStorage } from "../storage/storage.ts";
import { memoryArea } from "../testing/memory-area.ts";
import { createAskingAhead, type EarlyAnswer, type Outgoing } from "./asked-ahead.ts";

const query = (name: string) => JSON.stringify({ query: `\n  query ${name} { x }\n`, variables: {} });
const menu: Outgoing = {
  address: "/pagemenu?lang=cs",
  method: "GET",
  headers: { accept: "application/json", authorization: "Bearer one" },
  body: undefined,
  api: "services",
};
const cart: Outgoing = {
  address: "/graphql",
  method: "POST",
  headers: { outletid: "500101", market: "CZSK", authorization: "Bearer one" },
  body: query("Cart"),
  api: "commerce",
};
const write: Outgoing = { ...cart, body: JSON.stringify({ query: "mutation Put { y }" }) };

let storage = createStorage(memoryArea(), memoryArea());
let opened = { path: "/", choice: { outletid: "500101" }, company: undefined as string | undefined };
let waiting: (() => void)[] = [];
let answers = new Map<string, Promise<EarlyAnswer>>();

beforeEach(() => {
  storage = createStorage(memoryArea(), memoryArea());
  opened = { path: "/", choice: { outletid: "500101" }, company: undefined };
  waiting = [];
  answers = new Map(
    [menu, cart].map((one) => [
      askedKey(one),
      Promise.resolve({ response: new Response(one.address), arrivedAt: 0 }),
    ]),
  );
});

function openPage() {
  return createAskingAhead({
    storage,
    path: () => opened.path,
    answers: () => answers,
    company: () => opened.company,
    choice: () => opened.choice,
    after: (_ms, callback) => {
      waiting.push(callback);
      return () => {};
    },
  });
}

describe("performance.md what a page asked for when it was opened is asked for ahead the next time", () => {
  test("an answer is taken once, by the very same request", async () => {
    const page = openPage();
    expect(page.answerTo({ ...menu, address: "/pagemenu?lang=sk" })).toBeUndefined();
    expect(page.answerTo({ ...menu, headers: { ...menu.headers, authorization: "Bearer two" } })).toBe(
      undefined,
    );
    expect(await (await page.answerTo(menu))?.response.text()).toBe("/pagemenu?lang=cs");
    expect(page.answerTo(menu)).toBeUndefined();
    const turned = Object.fromEntries(Object.entries(cart.headers).toReversed());
    expect(page.answerTo({ ...cart, headers: turned })).toBeDefined();
  });

  test.each<[string, (page: ReturnType<typeof openPage>) => void]>([
    ["a write", (page) => void page.answerTo(write)],
    [
      "a step to another page",
      (page) => {
        opened.path = "/cart";
        void page.answerTo(menu);
        opened.path = "/";
      },
    ],
    ["news", (page) => page.end()],
    [
      "a while",
      () => {
        for (const ring of waiting) ring();
      },
    ],
  ])("after %s nothing older is taken any more", (_, happen) => {
    const page = openPage();
    void page.answerTo(menu);
    happen(page);
    expect(page.answerTo(cart)).toBeUndefined();
    expect(answers.size).toBe(0);
  });

  test("reads are kept by page without their token, each once, with what is chosen when the page is left", () => {
    const page = openPage();
    for (const one of [menu, cart, menu]) void page.answerTo(one);
    opened.choice = { outletid: "500102" };
    page.keep();
    const { authorization: _, ...headers } = menu.headers;
    expect(storage.read(shellKeys.askedFirst)).toEqual({
      "/": [
        { address: "/pagemenu?lang=cs", method: "GET", headers, api: "services" },
        {
          ...cart,
          headers: { market: "CZSK", outletid: "500102" },
        },
      ],
    });
  });

  test("what a visitor asked is taken, and not kept for whoever is signed in when the page is left", async () => {
    const { authorization: _, ...headers } = menu.headers;
    const asVisitor = { ...menu, headers };
    answers.set(askedKey(asVisitor), Promise.resolve({ response: new Response("ours"), arrivedAt: 0 }));
    const page = openPage();
    expect(await (await page.answerTo(asVisitor))?.response.text()).toBe("ours");
    page.keep();
    expect(storage.read(shellKeys.askedFirst)).toEqual({ "/": [] });
  });

  test("what was asked for another company is not kept, and of pages the six opened last", () => {
    const page = openPage();
    void page.answerTo({ ...menu, headers: { ...menu.headers, companyid: "C2" } });
    page.keep();
    expect(storage.read(shellKeys.askedFirst)).toEqual({ "/": [] });
    for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
      opened.path = path;
      const next = openPage();
      void next.answerTo(menu);
      next.keep();
    }
    expect(Object.keys(storage.read(shellKeys.askedFirst) ?? {})).toEqual([
      "/f",
      "/e",
      "/d",
      "/c",
      "/b",
      "/a",
    ]);
  });

  test("of a page that somebody came to from another it is kept what that one asked, while nothing else is known", () => {
    const page = openPage();
    void page.answerTo(write);
    opened.path = "/orders";
    void page.answerTo(menu);
    opened.path = "/cart";
    void page.answerTo(cart);
    page.keep();
    const kept = () =>
      Object.entries(storage.read(shellKeys.askedFirst) ?? {}).map(([path, all]) => [
        path,
        all.map(({ address }) => address),
      ]);
    expect(kept()).toEqual([
      ["/cart", ["/graphql"]],
      ["/orders", ["/pagemenu?lang=cs"]],
      ["/", []],
    ]);
    opened.path = "/orders";
    void page.answerTo(cart);
    page.keep();
    expect(kept().find(([path]) => path === "/orders")).toEqual(["/orders", ["/pagemenu?lang=cs"]]);
  });

  test("the time of the page before does not end the noting of the next", () => {
    const page = openPage();
    void page.answerTo(menu);
    opened.path = "/cart";
    void page.answerTo(menu);
    waiting[0]?.();
    void page.answerTo(cart);
    page.keep();
    expect(storage.read(shellKeys.askedFirst)?.["/cart"]?.map(({ address }) => address)).toEqual([
      "/pagemenu?lang=cs",
      "/graphql",
    ]);
  });

  test("a page that asked for nothing keeps what is known of others", () => {
    openPage().keep();
    expect(storage.read(shellKeys.askedFirst)).toBeUndefined();
  });
});
