import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { localNow } from "@vycep/shell/clock/clock";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { longMoment } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Skeleton, SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { lazy, Suspense, useRef, useState } from "react";
import { useMayOrder } from "../../features/cart/reading/use-cart.ts";
import { LineRemarks } from "../../features/orders/detail/line-remarks.tsx";
import { OrderStatusPill } from "../../features/orders/history/order-status-pill.tsx";
import { SavedDelivery, SavedTotals } from "../../features/saved-orders/saved-cards.tsx";
import { SavedLines } from "../../features/saved-orders/saved-lines.tsx";
import { SavedMissing } from "../../features/saved-orders/saved-missing.tsx";
import { SavedNamesForm } from "../../features/saved-orders/saved-names-form.tsx";
import type { SavedOrderView } from "../../features/saved-orders/saved-order-view.ts";
import { useDeleteSavedOrder } from "../../features/saved-orders/use-delete-saved-order.ts";
import { useSavedName } from "../../features/saved-orders/use-saved-name.ts";
import { savedOrderQuery } from "../../features/saved-orders/use-saved-order.ts";
import { useSavedOrderPreview } from "../../features/saved-orders/use-saved-order-preview.ts";
import { paths } from "../../shared/paths.ts";
import { weighLines } from "../../shared/reorder/weigh-lines.ts";
import { drawGoods } from "../products/draw-goods.tsx";

// The preview comes when somebody reaches for it.
const PutSavedOrder = lazy(() =>
  import("./put-saved-order.tsx").then((file) => ({ default: file.PutSavedOrder })),
);

/** ROUTE-47, OP-99, SAVED-02: one saved order, then and now, and what can be done with it. */
export const savedOrderScreen: Screen = {
  component: SavedOrderScreen,
  load: ({ queryClient, params }) => void queryClient.prefetchQuery(savedOrderQuery(params.id ?? "")),
  pending: SavedOrderSkeleton,
};

function SavedOrderScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data } = useSuspenseQuery(savedOrderQuery(id));
  return data === null ? <SavedMissing /> : <Saved key={data.id} saved={data} />;
}

function Saved({ saved }: { readonly saved: SavedOrderView }) {
  const t = useTexts("saved-orders");
  const name = useSavedName()(saved);
  const { preview, failure, retry } = useSavedOrderPreview(saved.id, "REPLACE_CART");
  const weighed = preview && weighLines(preview, saved.lines);
  const now = new Map(
    weighed && [...weighed.same, ...weighed.changed, ...weighed.refused].map((line) => [line.id, line]),
  );
  const { tools, form } = useTools(saved);
  usePageTitle(name);
  return (
    <>
      <PageTitle
        title={name}
        badge={<OrderStatusPill status="saved-order" state={undefined} />}
        note={<WhenSaved saved={saved} />}
        tools={tools}
      />
      <div className="grid gap-5">
        {form}
        <div className="grid items-start gap-5 wide:grid-cols-aside print:grid-cols-1">
          <div className="grid min-w-0 gap-4">
            {failure !== null && <PreviewFailed onRetry={retry} />}
            {preview?.blocker && <Alert tone="warning">{preview.blocker.message}</Alert>}
            <SavedLines
              caption={t("linesOf", { name })}
              lines={saved.lines.map((line, index) => ({ saved: line, now: now.get(String(index)) }))}
              isLookingUp={preview === undefined && failure === null}
              draw={drawGoods}
              remarks={(line) => <LineRemarks {...line} currency={weighed?.currency ?? saved.net.currency} />}
            />
          </div>
          <div className="grid items-start gap-4 print:grid-cols-2">
            <SavedTotals saved={saved} weighed={weighed} />
            <SavedDelivery saved={saved} />
          </div>
        </div>
      </div>
    </>
  );
}

function WhenSaved({ saved: { savedAt, ownNumber } }: { readonly saved: SavedOrderView }) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const language = useLanguage();
  const parts = [
    ownNumber !== "" && orders("ownNumber", { number: ownNumber }),
    savedAt !== undefined &&
      t("savedAt", { moment: longMoment(savedAt, { language, today: localNow().date }) }),
  ];
  return parts.filter((part) => part !== false).join(" · ");
}

/** The buttons of the head, and the form that one of them opens. */
function useTools(saved: SavedOrderView) {
  const t = useTexts("saved-orders");
  const mayOrder = useMayOrder();
  const navigate = useNavigate();
  const { run: deleteSaved } = useDeleteSavedOrder();
  const pencil = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isPutting, setPutting] = useState(false);
  const goToList = () => void navigate({ href: paths.savedOrders() });
  function handleEdited() {
    setEditing(false);
    pencil.current?.focus();
  }
  const tools = (
    <>
      <Button
        icon="cart"
        aria-haspopup="dialog"
        disabledReason={mayOrder ? undefined : t("mayNotOrder")}
        onClick={() => setPutting(true)}
      >
        {t("put")}
      </Button>
      <Button
        ref={pencil}
        variant="outline"
        icon="pencil"
        aria-expanded={isEditing}
        onClick={() => setEditing(!isEditing)}
      >
        {t("edit")}
      </Button>
      <Button variant="outline" icon="trash" onClick={() => void deleteSaved({ saved, leave: goToList })}>
        {t("delete")}
      </Button>
      {isPutting && (
        <Suspense>
          <PutSavedOrder saved={saved} onClose={() => setPutting(false)} />
        </Suspense>
      )}
    </>
  );
  const form = isEditing && (
    <Card>
      <div className="max-w-form">
        <SavedNamesForm id={saved.id} names={saved} onDone={handleEdited} />
      </div>
    </Card>
  );
  return { tools, form };
}

function PreviewFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts("reorder");
  return (
    <Alert
      tone="error"
      isLive
      action={
        <Button variant="outline" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("againFailed")}
    </Alert>
  );
}

function SavedOrderSkeleton() {
  const t = useTexts("saved-orders");
  return (
    <div className="grid gap-5 pt-8">
      <Skeleton shape="title" width="long" />
      <SkeletonRows label={t("detailLoading")} rows={6} />
    </div>
  );
}
