import { randomUUID } from "node:crypto";
import { academyDocs } from "@vycep/contract/academy/academy.docs";
import type { Described } from "@vycep/contract/described";
import { erpPaperDocs } from "@vycep/contract/invoices/erp-paper.docs";
import { erpReportDocs } from "@vycep/contract/orders/erp-report.docs";
import { toldToErp } from "@vycep/contract/orders/erp-webhooks.docs";
import { erpTicketDocs } from "@vycep/contract/tickets/erp-ticket.docs";
import { inboundMailDocs } from "@vycep/contract/tickets/inbound-mail.docs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import {
  type DescribedCall,
  type DescribedPaths,
  describedPaths,
  expectAnswered,
  expectDescribed,
} from "../../testing/described-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const secret = "a secret that the test and the server share";
const post = (path: string, docs: Described): DescribedCall => ({ method: "POST", path, docs });

/** In an order in which each can be done. */
const calls: readonly DescribedCall[] = [
  post("/erp/orders/{orderNumber}/confirmation", erpReportDocs.confirmation),
  post("/erp/orders/{orderNumber}/shipment", erpReportDocs.shipment),
  post("/erp/orders/{orderNumber}/delivery", erpReportDocs.delivery),
  post("/erp/orders/{orderNumber}/invoice", erpReportDocs.invoice),
  post("/erp/orders/{orderNumber}/credit", erpReportDocs.credit),
  post("/erp/papers", erpPaperDocs.papers),
  post("/erp/payments", erpPaperDocs.payments),
  post("/erp/tickets/{caseNumber}/comment", erpTicketDocs.comment),
  post("/erp/tickets/{caseNumber}/status", erpTicketDocs.status),
  post("/academy/progress", academyDocs.progress),
  post("/mail/inbound", inboundMailDocs.inbound),
];

let server: TestServer;
let paths: DescribedPaths;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      ERP_URL: "http://127.0.0.1:9",
      ERP_SECRET: secret,
      ACADEMY_SECRET: secret,
      VYCEP_INBOUND_SECRET: secret,
      VYCEP_REPLY_ADDRESS: "tickets@brewery.example",
    },
  });
  paths = await describedPaths(server);
});
afterAll(() => server.stop());

/** Sends a body as the program that signs it. */
function send({ docs }: DescribedCall, path: string, { body, raw }: Described["example"]) {
  const text = raw?.text ?? JSON.stringify(body);
  const timestamp = String(Math.floor(server.clock.realTime().getTime() / 1000));
  const signed = { method: "POST", path, timestamp, eventId: randomUUID(), body: text };
  return server.stranger.request({
    method: "POST",
    url: path,
    payload: text,
    headers: {
      "content-type": raw?.type ?? "application/json",
      [`x-${docs.signedBy}-timestamp`]: timestamp,
      [`x-${docs.signedBy}-event-id`]: signed.eventId,
      [`x-${docs.signedBy}-signature`]: signatureOf(signed, secret),
    },
  });
}

describe("REST-68 what /docs says of the calls of the brewery's programs", () => {
  test("REST-68 every signed call is described", () => {
    const told = Object.keys(paths).filter((path) => /^\/(erp|mail|academy)\//.test(path));
    expect(calls.map(({ path }) => path).toSorted()).toEqual(told.toSorted());
  });

  test.each(calls)("REST-68 $path stands there with its headers, its example and its refusals", (call) => {
    expectDescribed(paths, call);
    const { parameters = [] } = paths[call.path]?.["post"] ?? {};
    for (const part of ["timestamp", "event-id", "signature"])
      expect(parameters).toContainEqual(
        expect.objectContaining({ in: "header", name: `x-${call.docs.signedBy}-${part}`, required: true }),
      );
  });

  test.each(calls)("ERROR-56 $path is refused unsigned by a code that it names", async ({ path, docs }) => {
    const url = path.replace(/\{\w+\}/, "4700200001");
    const said = await server.stranger.request({ method: "POST", url });
    expect([said.statusCode, said.json().code]).toEqual([401, `${docs.signedBy}-signature-invalid`]);
  });

  // One after another, because each stands on what was done before it.
  test("REST-68 each example is answered as it says", async () => {
    const orderNumber = await placeSomeOrder(await server.as("U001"));
    const ids: Record<string, string> = {
      orderNumber,
      caseNumber: erpTicketDocs.comment.example.path.caseNumber,
    };
    const fill = (path: string) => path.replace(/\{(\w+)\}/, (_all, name: string) => ids[name] ?? "");
    for (const call of calls) {
      if (call.docs === erpReportDocs.delivery) {
        const path = fill("/erp/orders/{orderNumber}/shipment");
        await send(call, path, { body: { step: "on-the-way" } });
      }
      const said = await send(call, fill(call.path), call.docs.example);
      expectAnswered(said, call, (at) => at.endsWith(" orderNumber"));
    }
  });
});

describe("D11 what /docs says that the ERP hears", () => {
  test("stands among the webhooks, with bodies as they are really sent", async () => {
    const document = (await server.stranger.request({ url: "/docs/json" })).json();
    expect(Object.keys(document.webhooks)).toEqual([...Object.keys(toldToErp), "message"]);
    for (const [name, { example, body }] of Object.entries(toldToErp)) {
      const { requestBody } = document.webhooks[name].post;
      expect(requestBody.content["application/json"].example).toEqual(example);
      expect(body.parse(example)).toEqual(example);
    }
  });

  test("an order is told as its example says", async () => {
    await placeSomeOrder(await server.as("U001"));
    const { payload } = await server.deps.db
      .selectFrom("outbox")
      .select("payload")
      .where("topic", "=", "erp.order")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const told = Object(payload) as Record<string, unknown>;
    const { orderNumber: _number, placedAt: _at, ...example } = toldToErp.order.example;
    expect(told).toMatchObject(example);
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(toldToErp.order.example).toSorted());
  });
});
