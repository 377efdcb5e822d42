import { calendarDocs } from "@vycep/contract/calendar/calendar.docs";
import { claimsDocs } from "@vycep/contract/claims/claims.docs";
import { contractsDocs } from "@vycep/contract/contracts/contracts.docs";
import type { Described } from "@vycep/contract/described";
import { documentsDocs } from "@vycep/contract/documents/documents.docs";
import { packagesDocs } from "@vycep/contract/documents/packages.docs";
import { noticesDocs } from "@vycep/contract/notices/notices.docs";
import { ordersDocs } from "@vycep/contract/orders/orders.docs";
import { pushDocs } from "@vycep/contract/push/push.docs";
import { reportingDocs } from "@vycep/contract/reporting/reporting.docs";
import { SERVICE_BASE } from "@vycep/contract/services";
import { attachmentsDocs } from "@vycep/contract/tickets/attachments.docs";
import { commentsDocs } from "@vycep/contract/tickets/comments.docs";
import { ticketsDocs } from "@vycep/contract/tickets/tickets.docs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringContractPapers } from "../../testing/demo-files/demo-contract-papers.ts";
import {
  type DescribedCall,
  type DescribedPaths,
  describedPaths,
  expectAnswered,
  expectDescribed,
  sendExample,
} from "../../testing/described-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = SERVICE_BASE.general;
const call =
  (method: DescribedCall["method"]) =>
  (path: string, docs: Described): DescribedCall => ({ method, path: base + path, docs });
const [get, post, put, del] = [call("GET"), call("POST"), call("PUT"), call("DELETE")];

/** In an order in which each can be done; claims come last, for theirs is an earlier day. */
const calls: readonly DescribedCall[] = [
  get("/orders", ordersDocs.orders),
  get("/orders/export", ordersDocs.export),
  get("/orders/GetOrderStatus", ordersDocs.GetOrderStatus),
  get("/orderstatus", ordersDocs.orderstatus),
  get("/ordertypes", ordersDocs.ordertypes),
  get("/orders/GetDeliveryAvailableDate", calendarDocs.GetDeliveryAvailableDate),
  get("/orders/GetCutOffTimes", calendarDocs.GetCutOffTimes),
  get("/orders/GetDeliveryExceptionNotifications", calendarDocs.GetDeliveryExceptionNotifications),
  get("/documents/GetAllDocuments", documentsDocs.GetAllDocuments),
  get("/documents/export", documentsDocs.export),
  get("/documents/GetAdrDeliveryDocumentsType", documentsDocs.GetAdrDeliveryDocumentsType),
  get("/documents/GetDocumentExternalLinkAsyncV2", documentsDocs.GetDocumentExternalLinkAsyncV2),
  get("/documents/invoices/{number}", documentsDocs.invoice),
  post("/invoiceolsa/getdatarchive", documentsDocs.getdatarchive),
  post("/invoiceolsa/getdocument", documentsDocs.getdocument),
  post("/documents/GetDownloadZipDocumentBulk", packagesDocs.GetDownloadZipDocumentBulk),
  post("/documents/packages", packagesDocs.packages),
  get("/documents/packages/{id}", packagesDocs.package),
  post("/documents/packages/{id}/retry", packagesDocs.retry),
  get("/contracts", contractsDocs.contracts),
  get("/contracts/counting-goods", contractsDocs.countingGoods),
  get("/contracts/{number}/papers/{position}", contractsDocs.paper),
  get("/power-bi/contract-evaluation", contractsDocs["contract-evaluation"]),
  get("/reports/GetAllReports", reportingDocs.GetAllReports),
  get("/reports/GetReportEmbededConfig", reportingDocs.GetReportEmbededConfig),
  get("/reports/consumption", reportingDocs.consumption),
  get("/reports/consumption/export", reportingDocs.exportConsumption),
  get("/reports/empties", reportingDocs.empties),
  get("/reports/empties/export", reportingDocs.exportEmpties),
  get("/tickets/GetAllTickets", ticketsDocs.GetAllTickets),
  get("/tickets/GetTicketById/{id}", ticketsDocs.GetTicketById),
  get("/tickets/GetCategories", ticketsDocs.GetCategories),
  get("/tickets/GetSubCategoriesByCategoryId/{id}", ticketsDocs.GetSubCategoriesByCategoryId),
  get("/tickets/GetAllSubCategories", ticketsDocs.GetAllSubCategories),
  get("/tickets/GetCommentsByTicketId/{id}", commentsDocs.GetCommentsByTicketId),
  post("/tickets/SetCommentsAsRead", commentsDocs.SetCommentsAsRead),
  post("/tickets/CreateComment", commentsDocs.CreateComment),
  put("/tickets/draft", commentsDocs.setDraft),
  get("/tickets/draft", commentsDocs.draft),
  del("/tickets/draft", commentsDocs.dropDraft),
  post("/tickets/UploadAttachmentsByTicketId", attachmentsDocs.UploadAttachmentsByTicketId),
  get("/tickets/GetAttachmentsByTicketId/{id}", attachmentsDocs.GetAttachmentsByTicketId),
  get("/tickets/draft-attachments", attachmentsDocs.draftAttachments),
  get("/tickets/attachments/{id}", attachmentsDocs.attachment),
  del("/tickets/attachments/{id}", attachmentsDocs.removeAttachment),
  post("/tickets/CreateTicket", ticketsDocs.CreateTicket),
  put("/tickets/SolveTicket/{id}", ticketsDocs.SolveTicket),
  post("/tickets/RateTicket/{id}", ticketsDocs.RateTicket),
  put("/tickets/ReopenTicket/{id}", ticketsDocs.ReopenTicket),
  get("/notices/GetNotices", noticesDocs.GetNotices),
  get("/notices/GetUnreadNotices", noticesDocs.GetUnreadNotices),
  put("/notices/MarkNotices", noticesDocs.MarkNotices),
  get("/notices/GetNoticeSettings", noticesDocs.GetNoticeSettings),
  put("/notices/SetNoticeSettings", noticesDocs.SetNoticeSettings),
  get("/notices/GetAnnouncements", noticesDocs.GetAnnouncements),
  put("/notices/DismissAnnouncement", noticesDocs.DismissAnnouncement),
  get("/push/GetPushKey", pushDocs.GetPushKey),
  put("/push/SetPushDevice", pushDocs.SetPushDevice),
  put("/push/RenewPushDevice", pushDocs.RenewPushDevice),
  put("/push/EndPushDevice", pushDocs.EndPushDevice),
  get("/claims/GetDeliveryToClaim/{id}", claimsDocs.GetDeliveryToClaim),
  put("/claims/SetClaimDraft/{id}", claimsDocs.SetClaimDraft),
  post("/claims/CreateClaim", claimsDocs.CreateClaim),
  get("/claims/GetClaimByTicketId/{id}", claimsDocs.GetClaimByTicketId),
  get("/claims/GetClaimByDocument/{id}", claimsDocs.GetClaimByDocument),
];

/** Links are sealed and end by the real clock; a package and the server's key are made by chance. */
const isNewEachTime = (at: string) => / (link|expiresAt|packageId|publicKey)$/.test(at);

let server: TestServer;
let paths: DescribedPaths;
beforeAll(async () => {
  server = await startTestServer();
  await bringContractPapers(server);
  paths = await describedPaths(server);
  const { query } = attachmentsDocs.UploadAttachmentsByTicketId.example;
  await upload(query);
  await upload({ ticketId: "CS0010021", upload: "f9e8d7c6b5a49382716050f4e3d2c1b0" });
});
afterAll(() => server.stop());

/** A picture of one dot, the file that the examples speak of. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(query: Readonly<Record<string, string>>): Promise<void> {
  const said = await (await server.as("U001")).request({
    method: "POST",
    url: `${base}/tickets/UploadAttachmentsByTicketId`,
    query: { name: "crates.png", size: String(picture.length), offset: "0", ...query },
    headers: { "content-type": "application/octet-stream" },
    payload: picture,
  });
  expect(said.statusCode).toBe(200);
}

describe("REST-68 what /docs says of the calls of orders, documents, tickets, contracts, reports and notices", () => {
  test("REST-68 every call of the service is described", () => {
    const told = Object.entries(paths)
      .filter(([path]) => path.startsWith(`${base}/`))
      .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(calls.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted()).toEqual(
      told.toSorted(),
    );
  });

  test.each(calls)("REST-68 $method $path stands there with its example and its refusals", (described) => {
    expectDescribed(paths, described);
  });

  const needingRights = calls.filter(({ docs: { problems } }) => problems?.[403] !== undefined);
  test.each(needingRights)(
    "ERROR-56 REST-68 who holds the academy alone is refused $method $path",
    async ({ docs, ...described }) => {
      const example = { ...docs.example, as: "U009" };
      const said = await sendExample(server, { ...described, docs: { ...docs, example } }, example.body);
      expect(`${said.statusCode} ${said.json().code}`).toBe("403 forbidden-permission");
    },
  );

  // One after another, because each stands on what was done before it.
  test("REST-68 each example is answered as it says", async () => {
    let packageId = "";
    for (const described of calls) {
      const { path, docs } = described;
      if (path.startsWith(`${base}/claims/`)) server.clock.set("2026-11-20T09:00:00");
      const isPackage = path.startsWith(`${base}/documents/packages/`);
      const example = { ...docs.example, ...(isPackage && { path: { id: packageId } }) };
      const said = await sendExample(server, { ...described, docs: { ...docs, example } }, example.body);
      expectAnswered(said, described, isNewEachTime);
      if (path.endsWith("/documents/packages")) packageId = said.json().packageId;
    }
  });
});
