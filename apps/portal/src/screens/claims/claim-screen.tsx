import { useParams } from "@tanstack/react-router";
import { toMinor } from "@vycep/domain/kernel/money";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { useState } from "react";
import { ClaimForm } from "../../features/claims/claim-form.tsx";
import { ClaimRefused } from "../../features/claims/claim-refused.tsx";
import { ClaimsCard } from "../../features/claims/claims-card.tsx";
import type { CreateClaimAnswer } from "../../features/claims/use-create-claim.ts";
import {
  claimFilesKey,
  type DeliveryToClaim,
  dayOfDelivery,
  deliveryToClaimQuery,
  useDeliveryToClaim,
} from "../../features/claims/use-delivery-to-claim.ts";
import { FileRows } from "../../features/tickets/files/file-rows.tsx";
import { useFiles } from "../../features/tickets/files/use-files.ts";
import { paths } from "../../shared/paths.ts";

/** B2: the check of a delivery, and a claim of what is wrong with it. */
export const claimScreen: Screen = {
  component: ClaimScreen,
  pending: ClaimSkeleton,
  load: ({ queryClient, params }) => void queryClient.prefetchQuery(deliveryToClaimQuery(params.id ?? "")),
};

function ClaimScreen() {
  const { id = "" } = useParams({ strict: false });
  const delivery = useDeliveryToClaim(id);
  return delivery === null ? <DeliveryMissing /> : <Claim key={delivery.order} delivery={delivery} />;
}

function Claim({ delivery }: { readonly delivery: DeliveryToClaim }) {
  const t = useTexts("claims");
  const language = useLanguage();
  const files = useFiles({ draft: claimFilesKey(delivery) });
  const [sent, setSent] = useState<CreateClaimAnswer>();
  const { order, currency } = delivery;
  usePageTitle(`${t("title")} ${order}`);
  const isOpen = delivery.refusal === null && delivery.lines.some(({ left }) => left > 0);
  const day = dayOfDelivery(delivery, language);
  return (
    <>
      <PageTitle
        title={t("title")}
        note={t("orderAndDay", { order, day })}
        tools={
          <ButtonLink href={paths.order(order)} variant="outline">
            {t("backToOrder")}
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        {sent && (
          <Alert
            tone="success"
            isLive
            title={t("sent", { number: sent.caseNumber })}
            action={
              <ButtonLink href={paths.ticket(sent.caseNumber)} size="small">
                {t("open")}
              </ButtonLink>
            }
          >
            {t("sentText", { money: formatMoney({ minor: toMinor(sent.expectedMinor), currency }) })}
          </Alert>
        )}
        {isOpen ? (
          <ClaimForm
            // What was sent is no draft any more, and what is left is another number.
            key={delivery.claims.length}
            delivery={delivery}
            onSent={setSent}
            photos={{
              add: files.add,
              isSending: files.isSending,
              whole: new Set(files.whole.map((file) => file.id)),
              rows: <FileRows files={files} />,
            }}
          />
        ) : (
          <ClaimRefused delivery={delivery} />
        )}
        <ClaimsCard claims={delivery.claims} />
      </div>
    </>
  );
}

function DeliveryMissing() {
  const t = useTexts("claims");
  const shell = useTexts("shell");
  usePageTitle(t("missing"));
  return (
    <EmptyState
      headingLevel={1}
      title={t("missing")}
      code={shell("errorCode", { code: "404" })}
      actions={
        <ButtonLink href={paths.orderHistory()} size="large">
          {t("toHistory")}
        </ButtonLink>
      }
    >
      {t("missingText")}
    </EmptyState>
  );
}

function ClaimSkeleton() {
  const t = useTexts("claims");
  return <SkeletonRows label={t("loading")} rows={6} />;
}
