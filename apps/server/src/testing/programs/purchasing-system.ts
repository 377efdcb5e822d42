import { newPunchOutAnswer } from "@vycep/contract/punch-out/punch-out.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import type { Caller, TestServer } from "../test-server.ts";

const base = `${SERVICE_BASE.customerData}/punchouts`;
export const returnHost = "nakup.klasek.example";

export function askForPunchOut(caller: Caller, asked: object = {}) {
  const payload = { name: "Nákup", returnHosts: [returnHost], ...asked };
  return caller.request({ method: "POST", url: `${base}/MakePunchOut`, payload });
}

export async function punchOutOf(server: TestServer, uid: string, asked: object = {}) {
  const answer = await askForPunchOut(await server.as(uid), asked);
  const { punchOut, secret } = newPunchOutAnswer.parse(answer.json());
  return { id: punchOut.id, secret };
}

/** A wish to shop, as a purchasing system of a chain writes it. */
export function setupRequest(
  { id, secret }: { readonly id: string; readonly secret: string },
  {
    operation = "create",
    url = `https://${returnHost}/back`,
    cookie = "košík & 7",
  }: { readonly operation?: string; readonly url?: string; readonly cookie?: string } = {},
): string {
  const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd">
<cXML payloadID="1@klasek" timestamp="2026-11-23T08:00:00+01:00" version="1.2.045" xml:lang="cs">
 <Header>
  <From><Credential domain="NetworkID"><Identity>KLASEK</Identity></Credential></From>
  <To><Credential domain="DUNS"><Identity>LIPOVRCH</Identity></Credential></To>
  <Sender><Credential domain="vycep"><Identity>${xml(id)}</Identity><SharedSecret>${xml(secret)}</SharedSecret></Credential>
   <UserAgent>test</UserAgent></Sender>
 </Header>
 <Request deploymentMode="production"><PunchOutSetupRequest operation="${operation}">
  <BuyerCookie>${xml(cookie)}</BuyerCookie><BrowserFormPost><URL>${xml(url)}</URL></BrowserFormPost>
 </PunchOutSetupRequest></Request>
</cXML>`;
}

export function sendCxml(server: TestServer, text: string, headers: Record<string, string> = {}) {
  return server.stranger.request({
    ...{ method: "POST", url: "/punchout/cxml", payload: text },
    headers: { "content-type": "text/xml; charset=utf-8", ...headers },
  });
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: { readonly headers: Record<string, unknown> }): string {
  const set = [answer.headers["set-cookie"] ?? []].flat().map(String);
  return set.map((line) => line.split(";", 1)[0]).join("; ");
}

/** A browser that came by a start page: its cookies. */
export async function enterBy(server: TestServer, startPage: string) {
  const { pathname, search } = new URL(startPage);
  return server.stranger.request({ url: pathname + search });
}

export function takeHome(server: TestServer, cookie: string, payload = "") {
  return server.stranger.request({
    ...{ method: "POST", url: "/punchout/return", payload },
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  });
}

/** Fields of the form on a page that hands a cart over, and where they go. */
export function formOf(html: string) {
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = "", value = ""]) => [plain(name), plain(value)] as const,
  );
  return { action: plain(/action="([^"]*)"/.exec(html)?.[1] ?? ""), fields: new Map(fields) };
}
