import { useInfiniteQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { notAgreedQuery } from "./use-terms.ts";

interface NotAgreedDialogProps {
  readonly market: string;
  readonly onClose: () => void;
}

/** Who has not agreed to the version in force yet: name and company alone. */
export function NotAgreedDialog({ market, onClose }: NotAgreedDialogProps) {
  const t = useTexts("terms-desk");
  const desk = useTexts("desk");
  const reading = useInfiniteQuery(notAgreedQuery(market));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("notAgreed")}
      description={t("notAgreedHint")}
    >
      <DeskListBody
        reading={reading}
        loading={t("notAgreedLoading")}
        found={({ pages }) => t("found", { count: pages[0]?.total ?? 0 })}
        none={({ pages }) =>
          pages[0]?.items.length === 0 ? <p className="p-4">{t("notAgreedNone")}</p> : undefined
        }
      >
        {({ pages }) => (
          <>
            <ul className="grid">
              {pages
                .flatMap(({ items }) => items)
                .map(({ uid, name, companyName }) => (
                  <li key={uid} className="flex justify-between gap-4 border-b border-line py-2">
                    <Anchor href={paths.customerUser(uid)} className="font-semibold text-bottle">
                      {name}
                    </Anchor>
                    <span className="text-right text-ink-soft">{companyName}</span>
                  </li>
                ))}
            </ul>
            {reading.hasNextPage && (
              <div className="mt-3 text-center">
                <Button
                  variant="outline"
                  isBusy={reading.isFetchingNextPage}
                  onClick={() => void reading.fetchNextPage()}
                >
                  {desk("nextPage")}
                </Button>
              </div>
            )}
          </>
        )}
      </DeskListBody>
    </Dialog>
  );
}
