import { elementsAt, textAt } from "@vycep/paper/edi/xml-tree";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { readXml } from "../../platform/calls/read-xml.ts";
import { cartOf } from "../../testing/ask-cart.ts";
import { filledCart, placeOrder } from "../../testing/ask-place-order.ts";
import { portalClient } from "../../testing/portal-sign-in.ts";
import {
  cookiesOf,
  enterBy,
  formOf,
  punchOutOf,
  returnHost,
  sendCxml,
  setupRequest,
  takeHome,
} from "../../testing/programs/purchasing-system.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let shop: { readonly id: string; readonly secret: string };
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_SIGN_IN_LIMIT: "5" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from punch_out`.execute(server.deps.db);
  await sql`delete from sign_in_attempt`.execute(server.deps.db);
  shop = await punchOutOf(server, "U001");
});

const statusOf = (text: string) => {
  const [status] = elementsAt(readXml(text), "Response", "Status");
  return status?.attributes["code"];
};
const startPageOf = (text: string) =>
  textAt(readXml(text), "Response", "PunchOutSetupResponse", "StartPage", "URL");
const askedBy = async (text: string) => (await sendCxml(server, text)).body;
const ociPath = (more: Record<string, string> = {}) =>
  `/punchout/oci?${new URLSearchParams({
    ...{ USERNAME: shop.id, PASSWORD: shop.secret, HOOK_URL: `https://${returnHost}/oci?session=1` },
    ...more,
  })}`;
/** Somebody who came in by cXML. */
async function visitor() {
  const entered = await enterBy(server, startPageOf(await askedBy(setupRequest(shop))));
  return cookiesOf(entered);
}

describe("B16 a wish to shop by cXML", () => {
  test.each([
    ["", "400"],
    ["<cXML>", "400"],
    ["<Order/>", "400"],
    [
      '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML><Header/><Request>&x;</Request></cXML>',
      "400",
    ],
    ["<cXML><Header/><Request><OrderRequest/></Request></cXML>", "501"],
  ])("%j is answered with %s", async (text, code) => {
    expect(statusOf(await askedBy(text))).toBe(code);
  });

  it("is not believed with a wrong secret, of another system, or revoked; ten wrong ones are too many", async () => {
    const other = await punchOutOf(server, "U012");
    const wrong = [
      { id: shop.id, secret: "x" },
      { id: shop.id, secret: other.secret },
      { id: "0123456789abcdef", secret: shop.secret },
    ];
    for (const each of wrong) expect(statusOf(await askedBy(setupRequest(each)))).toBe("401");
    for (let more = 0; more < 3; more += 1) await askedBy(setupRequest({ id: shop.id, secret: "x" }));
    expect(statusOf(await askedBy(setupRequest(shop)))).toBe("429");
    expect(statusOf(await askedBy(setupRequest(other)))).toBe("200");
    await sql`update punch_out set revoked_at = now()`.execute(server.deps.db);
    expect(statusOf(await askedBy(setupRequest(other)))).toBe("401");
  });

  test.each([
    "https://evil.example/back",
    `http://${returnHost}/back`,
    `https://${returnHost}.evil.example/`,
    `https://${returnHost}@evil.example/`,
    "javascript:alert(1)",
    "",
  ])("takes no cart to %j", async (url) => {
    expect(statusOf(await askedBy(setupRequest(shop, { url })))).toBe("403");
  });

  it("ends with whoever's name it is in, and edits nothing", async () => {
    expect(statusOf(await askedBy(setupRequest(shop, { operation: "edit" })))).toBe("501");
    const { db } = server.deps;
    await sql`update app_user set status = 'Suspended' where uid = 'U001'`.execute(db);
    expect(statusOf(await askedBy(setupRequest(shop)))).toBe("403");
    await sql`update app_user set status = 'Active' where uid = 'U001'`.execute(db);
  });

  it("is answered with a page that works once and for five minutes", async () => {
    const page = startPageOf(await askedBy(setupRequest(shop)));
    expect(page).toMatch(new RegExp(`^${server.origin}/punchout/start\\?visit=[\\w-]{43}$`));
    const { rows } = await sql`select * from punch_out_visit`.execute(server.deps.db);
    expect(JSON.stringify(rows)).not.toContain(page.slice(-43));
    const entered = await enterBy(server, page);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, "/login"]);
    expect(cookiesOf(entered)).toMatch(/vycep-ticket=.*vycep-punch-out-visit=.*vycep-punch-out=1/);
    expect((await enterBy(server, page)).statusCode).toBe(410);
    const late = startPageOf(await askedBy(setupRequest(shop)));
    await sql`update punch_out_visit set expires_at = now() - interval '1 second' where started_at is null`.execute(
      server.deps.db,
    );
    expect((await enterBy(server, late)).statusCode).toBe(410);
    expect((await enterBy(server, `${server.origin}/punchout/start`)).statusCode).toBe(410);
  });
});

describe("B16 the cart that is taken home", () => {
  it("is nobody's without a visit, and no foreign page takes it", async () => {
    expect((await takeHome(server, "")).statusCode).toBe(410);
    const answer = await server.stranger.request({
      ...{ method: "POST", url: "/punchout/return", payload: "" },
      headers: {
        cookie: await visitor(),
        origin: "https://evil.example",
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "foreign-page"]);
  });

  it("stays where it could not be ordered", async () => {
    const cookie = await visitor();
    await cartOf(await server.as("U001"));
    const answer = await takeHome(server, cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/cart"]);
  });

  it("goes by a form to the system alone, with its cookie, prices and names; once, and the same again", async () => {
    const jana = await server.as("U001");
    await filledCart(jana);
    const { items, grand_total_your_price_details: sums } = await cartOf(jana, { lang: "cs" });
    const cookie = await visitor();
    const answer = await takeHome(server, cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-security-policy"]).toContain(`form-action https://${returnHost};`);
    const { action, fields } = formOf(answer.body);
    expect(action).toBe(`https://${returnHost}/back`);
    const tree = readXml(Buffer.from(fields.get("cxml-base64") ?? "", "base64").toString());
    expect(textAt(tree, "Header", "To", "Credential", "Identity")).toBe("KLASEK");
    expect(textAt(tree, "Header", "From", "Credential", "Identity")).toBe("LIPOVRCH");
    const [message] = elementsAt(tree, "Message", "PunchOutOrderMessage");
    expect(textAt(message, "BuyerCookie")).toBe("košík & 7");
    const total = textAt(message, "PunchOutOrderMessageHeader", "Total", "Money");
    expect(Number(total)).toBeCloseTo(sums?.grand_total_your_price ?? 0, 2);
    const lines = elementsAt(message, "ItemIn").map((line) => ({
      sku: textAt(line, "ItemID", "SupplierPartID"),
      boxes: Number(line.attributes["quantity"]),
      name: textAt(line, "ItemDetail", "Description"),
    }));
    expect(lines).toEqual(
      items?.map((item) => ({
        sku: item?.product.sku,
        boxes: item?.number_of_packages === undefined ? 0 : expect.any(Number),
        name: item?.product.name,
      })),
    );
    expect((await cartOf(jana)).total_lines).toBe(0);
    expect(formOf((await takeHome(server, cookie)).body).fields).toEqual(fields);
    expect((await server.stranger.request({ url: "/punchout/visit", headers: { cookie } })).statusCode).toBe(
      404,
    );
  });

  it("is none where nothing was chosen, and stays then", async () => {
    const jana = await server.as("U001");
    await filledCart(jana);
    const { fields } = formOf((await takeHome(server, await visitor(), "with=nothing")).body);
    const text = Buffer.from(fields.get("cxml-base64") ?? "", "base64").toString();
    expect(elementsAt(readXml(text), "Message", "PunchOutOrderMessage", "ItemIn")).toEqual([]);
    expect((await cartOf(jana)).total_lines).toBe(2);
    // The next tests begin with an empty cart.
    await takeHome(server, await visitor());
  });

  it("goes with the latest visit alone, and with none that was revoked", async () => {
    const [first, second] = [await visitor(), await visitor()];
    expect((await takeHome(server, first)).statusCode).toBe(410);
    const told = await server.stranger.request({ url: "/punchout/visit", headers: { cookie: second } });
    expect(told.json()).toMatchObject({ uid: "U001", name: "Nákup" });
    await sql`update punch_out set revoked_at = now()`.execute(server.deps.db);
    expect((await takeHome(server, second)).statusCode).toBe(410);
  });
});

describe("B16 shopping by OCI 5", () => {
  it("is refused by a page where the system is not believed or wants the cart elsewhere", async () => {
    for (const [more, said] of [
      [{ PASSWORD: "x" }, "nesouhlasí"],
      [{ HOOK_URL: "https://evil.example/" }, "není povolená"],
    ] as const) {
      const answer = await server.stranger.request({
        url: ociPath(more),
        headers: { "accept-language": "cs" },
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(said);
      expect(answer.body).not.toContain("evil.example");
    }
  });

  test.each(["GET", "POST"] as const)(
    "%s leads to the start page, and the cart comes as fields",
    async (method) => {
      const [path = "", form = ""] = ociPath().split("?");
      const entered = await server.stranger.request(
        method === "GET"
          ? { method, url: ociPath() }
          : {
              method,
              url: path,
              payload: form,
              headers: { "content-type": "application/x-www-form-urlencoded" },
            },
      );
      expect(entered.statusCode).toBe(303);
      const cookie = cookiesOf(await enterBy(server, String(entered.headers.location)));
      await filledCart(await server.as("U001"), 4);
      const { action, fields } = formOf((await takeHome(server, cookie)).body);
      expect(action).toBe(`https://${returnHost}/oci?session=1`);
      const vendormats = [fields.get("NEW_ITEM-VENDORMAT[1]"), fields.get("NEW_ITEM-VENDORMAT[2]")];
      expect(vendormats.toSorted()).toEqual(["100101", "100112"]);
      const at = vendormats.indexOf("100112") + 1;
      expect(fields.get(`NEW_ITEM-QUANTITY[${at}]`)).toBe("4.000");
      expect(fields.get(`NEW_ITEM-CURRENCY[${at}]`)).toBe("CZK");
      expect(fields.get(`NEW_ITEM-PRICE[${at}]`)).toMatch(/^\d+\.\d\d$/);
      expect(fields.get(`NEW_ITEM-UNIT[${at}]`)).toBe("XCT");
      expect(fields.get(`NEW_ITEM-DESCRIPTION[${at}]`)?.length).toBeGreaterThan(3);
    },
  );
});

describe("B16 an order of who came by a start page", () => {
  it("is refused by the visit in both of their tokens, and by nothing else in the same name", async () => {
    const jana = await server.as("U001");
    const cartId = await filledCart(jana);
    const { pathname, search } = new URL(startPageOf(await askedBy(setupRequest(shop))));
    const { browser, begin, exchange } = await portalClient(server.origin);
    await browser.fetch(pathname + search);
    const begun = await begin();
    const { access_token: commerce, id_token: id = "" } = await exchange(begun, begun.landed);
    for (const token of [commerce, id]) {
      const { errors, order } = await placeOrder(server.withToken(token), { cart_id: cartId });
      expect(order).toBeNull();
      expect(errors).toEqual([
        expect.objectContaining({ code: "UNABLE_TO_PLACE_ORDER", reason: "on-punch-out-visit" }),
      ]);
    }
    expect((await cartOf(server.withToken(commerce))).total_lines).toBe(2);
    expect((await placeOrder(jana, { cart_id: cartId })).errors).toEqual([]);
  });
});
