import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { customerOrderQuery } from "../../features/orders/detail/use-customer-order.ts";
import type { ReorderedPart } from "../../features/orders/reorder/reordered-part.ts";
import { RepeatDialog } from "./repeat-dialog.tsx";

interface RepeatOrderProps {
  readonly number: string;
  readonly part: ReorderedPart;
  readonly onClose: () => void;
}

/** An order that is known by its number alone: read first, then held against today. */
export function RepeatOrder({ number, part, onClose }: RepeatOrderProps) {
  const t = useTexts("reorder");
  const { data: order, isPending, refetch } = useQuery(customerOrderQuery(number));
  if (order) return <RepeatDialog order={order} part={part} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={t("againTitle", { number })} closeLabel={t("close")}>
      {isPending ? (
        <SkeletonRows label={t("openingOrder", { number })} rows={5} />
      ) : (
        <Alert
          tone="error"
          isLive
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          }
        >
          {t("orderNotOpened", { number })}
        </Alert>
      )}
    </Dialog>
  );
}
