import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import { useBatchQuery } from "./use-batch.ts";

/** How far a batch is, and of each order that was left out why (DLIST-03). It goes on when this is closed. */
export function BatchDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts("order-desk");
  const { data } = useQuery(useBatchQuery(id));
  const { total = 0, done = 0, refused = 0, refusals = [] } = data ?? {};
  const counts = { done: formatCount(done), total: formatCount(total), refused: formatCount(refused) };
  const isDone = data?.finishedAt != null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("back")}
      title={isDone ? t("batchDone", counts) : t("batchRunning")}
      description={isDone ? undefined : t("batchNote")}
      actions={<Button onClick={onClose}>{t("done")}</Button>}
    >
      <p role="status" className="mb-1 text-small">
        {t("batchProgress", counts)}
      </p>
      <progress
        className="mb-4 h-2 w-full accent-bottle"
        aria-label={t("batchRunning")}
        max={total}
        value={done + refused}
      />
      {refusals.length > 0 && (
        <table className="w-full text-small">
          <caption className="sr-only">{t("whyNot")}</caption>
          <thead>
            <tr className="type-label text-left text-ink-faint">
              <th scope="col">{t("number")}</th>
              <th scope="col">{t("place")}</th>
              <th scope="col">{t("whyNot")}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ number, shipToName, message }) => (
              <tr key={number} className="h-row border-t border-line">
                <th scope="row" className="text-left">
                  <Anchor href={paths.order(number)} className="font-bold text-bottle hover:underline">
                    {number}
                  </Anchor>
                </th>
                <td>{shipToName}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
