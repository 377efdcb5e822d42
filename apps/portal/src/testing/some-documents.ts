import type { DocumentRow, DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";

/** An invoice that is overdue, unless it is said otherwise. */
export function someDocument(parts: Partial<DocumentRow> = {}): DocumentRow {
  const number = parts.number ?? "2026100135";
  return {
    documentId: number,
    documentType: "invoice",
    type: "Faktura",
    number,
    date: "2026-10-29",
    link: "/documents/GetDocumentExternalLinkAsyncV2",
    fileType: "pdf",
    fileTypes: ["pdf", "isdoc"],
    customerNumber: "10001",
    shipToId: "500101",
    shipToName: "Restaurace U Modré hvězdy",
    due: "2026-11-12",
    amount: 546_295.87,
    currency: "CZK",
    payment: { kind: "overdue", days: 8 },
    orderNumbers: ["4700100283"],
    ...parts,
  };
}

export function someDocuments(documentList: readonly DocumentRow[]): DocumentsAnswer {
  return {
    documentList: [...documentList],
    total: documentList.length,
    isMore: false,
    next: null,
    summary: {
      counts: { all: documentList.length, invoices: 2, "credit-notes": 0, "delivery-notes": 1, other: 0 },
      unpaid: [
        {
          state: "overdue",
          currency: "CZK",
          count: 1,
          amount: 546_295.87,
          firstDue: "2026-11-12",
          firstShipToName: "Restaurace U Modré hvězdy",
        },
      ],
    },
  };
}

export function someInvoicePage(): InvoicePage {
  const party = {
    name: "Pivovar Lipovrch, a.s.",
    street: "Sladovnická 1",
    city: "Lipovrch",
    zip: "549 01",
    country: "CZ",
    ico: "80000568",
    dic: "CZ80000568",
    icDph: "",
  };
  return {
    document: someDocument(),
    deliveryNotes: [{ number: "8700100283", date: "2026-10-08" }],
    invoice: {
      number: "2026100135",
      kind: "invoice",
      shipToId: "500101",
      shipToName: "Restaurace U Modré hvězdy",
      issued: "2026-10-29",
      taxPoint: "2026-10-29",
      due: "2026-11-12",
      currency: "CZK",
      state: "overdue",
      daysLate: 8,
      netMinor: 43_451_690,
      vatMinor: 9_124_855,
      depositsOutMinor: 23_370_800,
      depositsBackMinor: -21_317_758,
      roundingMinor: 0,
      totalMinor: 54_629_587,
      paidMinor: 0,
      openMinor: 54_629_587,
      vat: [{ ratePct: 21, baseMinor: 43_451_690, vatMinor: 9_124_855 }],
      lines: [],
      payments: [],
      orders: [{ number: "4700100283", delivered: "2026-10-08" }],
      seller: party,
      buyer: party,
      corrects: null,
      reason: null,
      correctedBy: [],
      payment: {
        iban: "CZ6400000000002000000202",
        account: "2000000202/0000",
        variableSymbol: "2026100135",
        amountMinor: 54_629_587,
        due: "2026-11-12",
        qr: {
          kind: "spayd",
          text: "SPD*1.0*ACC:CZ6400000000002000000202*AM:546295.87*CC:CZK*X-VS:2026100135",
        },
      },
    },
  };
}
