import { describe, expect, it } from "vitest";
import { type Described, postmanOf } from "./postman.ts";

const described: Described = {
  info: { title: "vycep", description: "All calls." },
  tags: [
    { name: "orders", description: "Orders." },
    { name: "push", description: "Nothing stands here." },
  ],
  paths: {
    "/orders/{number}": {
      post: {
        summary: "Changes an order.",
        tags: ["orders"],
        parameters: [
          { in: "path", name: "number", required: true, example: "47" },
          { in: "query", name: "lang", description: "Its language." },
          { in: "query", name: "limit", example: 2 },
          { in: "header", name: "x-erp-signature", required: true, example: "v1=6f" },
        ],
        security: [],
        requestBody: { content: { "application/json": { example: { boxes: 1 } } } },
      },
    },
  },
};

describe("the collection of all calls", () => {
  it("has a folder of each group that has calls, and asks for address and token once", () => {
    expect(postmanOf(described)).toMatchObject({
      info: { name: "vycep" },
      auth: { type: "bearer" },
      variable: [{ key: "baseUrl" }, { key: "token" }],
      item: [{ name: "orders", item: [{ name: "Changes an order." }] }],
    });
  });

  it("a call stands there as it is sent: examples filled in, what may be left out switched off", () => {
    expect(postmanOf(described)).toHaveProperty("item.0.item.0.request", {
      method: "POST",
      auth: { type: "noauth" },
      header: [
        { key: "content-type", value: "application/json" },
        { key: "x-erp-signature", value: "v1=6f" },
      ],
      body: { mode: "raw", raw: '{\n "boxes": 1\n}', options: { raw: { language: "json" } } },
      url: {
        raw: "{{baseUrl}}/orders/:number?limit=2",
        host: ["{{baseUrl}}"],
        path: ["orders", ":number"],
        query: [
          { key: "lang", value: "", description: "Its language.", disabled: true },
          { key: "limit", value: "2" },
        ],
        variable: [{ key: "number", value: "47" }],
      },
    });
  });
});
