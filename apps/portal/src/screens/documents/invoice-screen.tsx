import { useParams } from "@tanstack/react-router";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { ClaimsCard } from "../../features/claims/claims-card.tsx";
import { useClaimOfDocument } from "../../features/claims/use-delivery-to-claim.ts";
import { DocumentFiles } from "../../features/documents/document-files.tsx";
import { dayOf } from "../../features/documents/documents-table.tsx";
import { InvoiceAmounts, InvoiceRelated } from "../../features/documents/invoice-cards.tsx";
import { InvoiceMissing } from "../../features/documents/invoice-missing.tsx";
import { InvoicePayment } from "../../features/documents/invoice-payment.tsx";
import { InvoicePreview } from "../../features/documents/invoice-preview.tsx";
import { PaymentPill } from "../../features/documents/payment-pill.tsx";
import {
  invoicePageQuery,
  type ShownInvoice,
  useInvoicePage,
} from "../../features/documents/use-invoice-page.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** DOCS-03: one tax document with its pages, how to pay it, and what it belongs to. */
export const invoiceScreen: Screen = {
  component: InvoiceScreen,
  load: ({ queryClient, params }) => void queryClient.prefetchQuery(invoicePageQuery(params.id ?? "")),
  pending: InvoiceSkeleton,
};

function InvoiceScreen() {
  const { id = "" } = useParams({ strict: false });
  const page = useInvoicePage(id);
  return page === null ? <InvoiceMissing number={id} /> : <Invoice key={page.document.number} page={page} />;
}

function Invoice({ page }: { readonly page: ShownInvoice }) {
  const t = useTexts("documents");
  const { document, invoice } = page;
  const mayAsk = useCurrentUser().permissions.includes("Support");
  const claim = useClaimOfDocument(document.number, invoice.kind === "credit-note" && mayAsk);
  const title = t("invoiceTitle", { kind: t(`kind.${document.documentType}`), number: document.number });
  usePageTitle(title);
  return (
    <>
      <PageTitle
        title={title}
        badge={<PaymentPill {...document.payment} />}
        note={t("issuedAt", { day: dayOf(document.date), place: invoice.shipToName })}
        tools={<DocumentFiles row={document} />}
      />
      <div className="grid items-start gap-5 wide:grid-cols-aside">
        <div className="grid min-w-0 gap-4 max-wide:order-2">
          <InvoicePreview row={document} />
        </div>
        <div className="grid min-w-0 gap-4">
          <InvoicePayment invoice={invoice} />
          <InvoiceAmounts invoice={invoice} />
          {claim && <ClaimsCard claims={[claim]} />}
          <InvoiceRelated page={page} />
        </div>
      </div>
    </>
  );
}

function InvoiceSkeleton() {
  return <SkeletonRows label={useTexts("documents")("listLoading")} rows={6} />;
}
