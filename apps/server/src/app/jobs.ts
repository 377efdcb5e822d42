import { tellEndingKeysJob } from "../modules/api-keys/tell-ending-keys.ts";
import { bulkJob } from "../modules/bulk/do-bulk.ts";
import { checkHolidaysJob } from "../modules/calendar/check-holidays.ts";
import { creditAfterReport } from "../modules/claims/credit-after-report.ts";
import { remindOfClaimsJob } from "../modules/claims/remind-of-claims.ts";
import { settleClaimsJob } from "../modules/claims/settle-claims.ts";
import { publishDueContentJob } from "../modules/content/desk/publish-due-content.ts";
import { publishDueTermsJob } from "../modules/content/desk/terms/publish-terms.ts";
import { forgetPackagesJob, packDocumentsJob } from "../modules/documents/packages/pack-worker.ts";
import { contentOfPapers } from "../modules/documents/paper-content.ts";
import { exchangeEdiJob } from "../modules/edi/edi-worker.ts";
import { startErpWorker } from "../modules/erp/erp-worker.ts";
import { houseErp, houseErpByHand } from "../modules/erp/house-erp.ts";
import { shortagesUntil } from "../modules/erp/house-shortages.repo.ts";
import { httpErp } from "../modules/erp/http-erp.ts";
import type { PricesInTime } from "../modules/erp/price-in-time.ts";
import { writeExportsJob } from "../modules/exports/write-exports.ts";
import { sweepFilesJob } from "../modules/files/sweep-files.ts";
import { issuePriceListsJob } from "../modules/invoices/account/issue-price-lists.ts";
import { issueStatementsJob } from "../modules/invoices/account/issue-statements.ts";
import { collectedBillings, isCollectedBy } from "../modules/invoices/billing-periods.facts.ts";
import { collectDeliveriesJob } from "../modules/invoices/collect-deliveries.ts";
import { sendStructuredJob } from "../modules/invoices/structured/send-structured.ts";
import { carryNoticesJob } from "../modules/letters/carry-notices.ts";
import { noticeByClockJob } from "../modules/letters/notice-by-clock.ts";
import { readInboxJob } from "../modules/mail/inbound/imap-inbox.ts";
import { sendMailsJob } from "../modules/mail/mail-worker.ts";
import { confirmBatchesJob } from "../modules/orders/desk/bulk/confirm-batches.ts";
import { orderDesk } from "../modules/orders/order-desk.ts";
import { publishPriceDraftsJob } from "../modules/pricing/desk/drafts/publish-price-drafts.ts";
import { sendPushesJob } from "../modules/push/push-worker.ts";
import { changeWeekdaysJob } from "../modules/ship-to/desk/weekdays/change-weekdays.ts";
import { staffNow, whoMayStill } from "../modules/staff/staff.facts.ts";
import { countTogetherJob } from "../modules/suggestions/count-together.ts";
import { acknowledgeTicketsJob } from "../modules/tickets/acknowledge-tickets.ts";
import { removeBrokenUploadsJob } from "../modules/tickets/attachments.ts";
import { forgetOldDraftsJob } from "../modules/tickets/ticket-draft.ts";
import { sendWebhooksJob } from "../modules/webhooks/webhook-worker.ts";
import type { Deps } from "../platform/deps.ts";
import type { Job } from "../platform/jobs/job.ts";
import { afterHouseReport } from "./after-house-report.ts";
import { allBulkWork } from "./desk.ts";
import { forgetJob } from "./growth.ts";
import { paperWriters, takeInbound } from "./modules.ts";
import { brandOfReceiver, serviceOfReceiver } from "./service-of-receiver.ts";

function house({ db, config }: Pick<Deps, "db" | "config">) {
  if (config.houseErp === "manual") return houseErpByHand;
  const collecting = async () => {
    const billings = await collectedBillings(db);
    return isCollectedBy(billings);
  };
  return houseErp((day) => shortagesUntil(db, day), collecting);
}

/** Everything that works beside requests. */
export function allJobs(pricing: PricesInTime): readonly Job[] {
  return [
    forgetJob,
    tellEndingKeysJob,
    checkHolidaysJob,
    sendMailsJob({
      serviceOf: serviceOfReceiver,
      brandOf: brandOfReceiver,
      papersOf: contentOfPapers(paperWriters),
    }),
    readInboxJob(takeInbound),
    sendPushesJob,
    sendWebhooksJob,
    carryNoticesJob,
    noticeByClockJob,
    countTogetherJob,
    collectDeliveriesJob,
    issueStatementsJob,
    issuePriceListsJob,
    sendStructuredJob,
    exchangeEdiJob,
    sweepFilesJob,
    forgetOldDraftsJob,
    acknowledgeTicketsJob,
    settleClaimsJob((deps) => orderDesk(deps, afterHouseReport).report),
    confirmBatchesJob(afterHouseReport),
    changeWeekdaysJob(whoMayStill),
    bulkJob(allBulkWork, staffNow),
    publishPriceDraftsJob,
    publishDueContentJob,
    publishDueTermsJob,
    remindOfClaimsJob,
    packDocumentsJob(paperWriters),
    forgetPackagesJob,
    writeExportsJob,
    removeBrokenUploadsJob,
    {
      name: "erp",
      start: async (deps) => {
        const { erp } = deps.config;
        return startErpWorker({
          ...deps,
          erp: erp === undefined ? house(deps) : httpErp(erp, deps.clock),
          pricing,
          // The house ERP makes the papers of what it reports; another one delivers its own.
          desk: orderDesk(deps, erp === undefined ? afterHouseReport : creditAfterReport),
        });
      },
    },
  ];
}
