import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import { momentText } from "../../kit/moment.tsx";
import { batchesQuery } from "./use-batch.ts";

/** One's last batches, to be found again by whoever left them (DLIST-03); nothing where there was none. */
export function BatchesButton({ onOpen }: { readonly onOpen: (batch: string) => void }) {
  const t = useTexts("order-desk");
  const batches = useQuery(batchesQuery()).data ?? [];
  const [isShown, setShown] = useState(false);
  if (batches.length === 0) return null;
  const waiting = batches.filter(({ finishedAt }) => finishedAt == null).length;
  return (
    <>
      <Button variant="outline" icon="clock" onClick={() => setShown(true)}>
        {waiting > 0 ? t("batchesWaiting", { count: waiting }) : t("batches")}
      </Button>
      {isShown && (
        <Dialog isOpen onClose={() => setShown(false)} closeLabel={t("back")} title={t("batches")}>
          <ul className="grid justify-items-start gap-2">
            {batches.map(({ id, createdAt, done, refused }) => (
              <li key={id}>
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => {
                    setShown(false);
                    onOpen(id);
                  }}
                >
                  {momentText(createdAt)}:{" "}
                  {t("batchProgress", { done: formatCount(done), refused: formatCount(refused) })}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
