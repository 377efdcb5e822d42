import { decimalOf } from "@vycep/domain/billing/payment-code";
import { elementsAt, textAt, type XmlTree } from "../edi/xml-tree.ts";
import { type XmlElement, xml, xmlText } from "../tax/xml.ts";
import { BOX_UNIT, type TakenCart } from "./taken-cart.ts";

/** Who somebody is in cXML. */
export type CxmlParty = { readonly domain: string; readonly identity: string };

/** Who speaks to whom, and shows that it is them. */
export type CxmlHeader = {
  readonly from: CxmlParty;
  readonly to: CxmlParty;
  readonly sender: CxmlParty;
  readonly secret: string;
};

/** A wish to shop; the operation as it was named. */
export type PunchOutSetup = {
  readonly operation: string;
  readonly buyerCookie: string;
  readonly returnAddress: string;
};

export type CxmlRequest = { readonly header: CxmlHeader; readonly setup: PunchOutSetup | undefined };

/** A request of cXML 1.2; undefined where the document is none. */
export function readCxmlRequest(root: XmlTree): CxmlRequest | undefined {
  const [request] = elementsAt(root, "Request");
  const [header] = elementsAt(root, "Header");
  if (root.name !== "cXML" || request === undefined || header === undefined) return undefined;
  const [setup] = elementsAt(request, "PunchOutSetupRequest");
  return {
    header: {
      from: partyAt(header, "From"),
      to: partyAt(header, "To"),
      sender: partyAt(header, "Sender"),
      secret: textAt(header, "Sender", "Credential", "SharedSecret"),
    },
    setup: setup && {
      operation: setup.attributes["operation"] ?? "create",
      buyerCookie: textAt(setup, "BuyerCookie"),
      returnAddress: textAt(setup, "BrowserFormPost", "URL"),
    },
  };
}

function partyAt(header: XmlTree, name: string): CxmlParty {
  const [credential] = elementsAt(header, name, "Credential");
  return { domain: credential?.attributes["domain"] ?? "", identity: textAt(credential, "Identity") };
}

/** What names a document of ours: once, and when. */
export type CxmlStamp = { readonly id: string; readonly at: string };

/** What became of a request, by the codes of HTTP. */
export type CxmlStatus = { readonly code: number; readonly text: string; readonly detail?: string };

/** The answer to a request; with a page to start at where it was taken. */
export function cxmlResponse(
  stamp: CxmlStamp,
  { code, text, detail = "" }: CxmlStatus,
  startPage?: string,
): string {
  const status = xml("Status", detail, { code: String(code), text });
  const start =
    startPage === undefined
      ? undefined
      : xml("PunchOutSetupResponse", [xml("StartPage", [xml("URL", startPage)])]);
  return cxmlText(stamp, [xml("Response", [status, start])]);
}

export type CxmlOrderMessage = {
  readonly stamp: CxmlStamp;
  /** The purchasing system, and us as it knows us. */
  readonly buyer: CxmlParty;
  readonly supplier: CxmlParty;
  readonly buyerCookie: string;
  readonly cart: TakenCart;
};

/** The cart that is taken home; without lines nothing was chosen. */
export function cxmlOrderMessage({ stamp, buyer, supplier, buyerCookie, cart }: CxmlOrderMessage): string {
  const { currency, language, netMinor, lines } = cart;
  const money = (minor: typeof netMinor) => xml("Money", decimalOf(minor), { currency });
  return cxmlText(stamp, [
    xml("Header", [
      xml("From", [credential(supplier)]),
      xml("To", [credential(buyer)]),
      xml("Sender", [credential(supplier), xml("UserAgent", "vycep")]),
    ]),
    xml("Message", [
      xml("PunchOutOrderMessage", [
        xml("BuyerCookie", buyerCookie),
        xml("PunchOutOrderMessageHeader", [xml("Total", [money(netMinor)])], { operationAllowed: "create" }),
        ...lines.map(({ sku, name, boxes, unitMinor, gtin, goodsClass }) =>
          xml(
            "ItemIn",
            [
              xml("ItemID", [xml("SupplierPartID", sku)]),
              xml("ItemDetail", [
                xml("UnitPrice", [money(unitMinor)]),
                xml("Description", name, { "xml:lang": language }),
                xml("UnitOfMeasure", BOX_UNIT),
                xml("Classification", goodsClass, { domain: "UNSPSC" }),
                gtin === "" ? undefined : xml("Extrinsic", gtin, { name: "EAN" }),
              ]),
            ],
            { quantity: String(boxes) },
          ),
        ),
      ]),
    ]),
  ]);
}

function credential({ domain, identity }: CxmlParty): XmlElement {
  return xml("Credential", [xml("Identity", identity)], { domain });
}

function cxmlText({ id, at }: CxmlStamp, content: readonly XmlElement[]): string {
  const text = xmlText(xml("cXML", content, { payloadID: id, timestamp: at, version: "1.2.045" }));
  const [head = "", ...rest] = text.split("\n");
  const type = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd">';
  return [head, type, ...rest].join("\n");
}
