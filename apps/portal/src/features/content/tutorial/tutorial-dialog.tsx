import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { TutorialSlide } from "./tutorial-slide.tsx";
import { TutorialSteps } from "./tutorial-steps.tsx";
import type { TutorialPage } from "./use-help-pages.ts";

interface TutorialDialogProps {
  readonly title: string;
  readonly intro: string | undefined;
  /** At the left of the buttons. */
  readonly note: string | undefined;
  /** At least one. */
  readonly pages: readonly TutorialPage[];
  /** At a first login there is no cross, only skipping (TUTOR-07, TUTOR-10). */
  readonly leaving: "skip" | "close";
  readonly onClose: () => void;
}

/** Page after page, with a list of them at the side, on mobile as a dropdown (TUTOR-02…07). */
export function TutorialDialog({ title, intro, note, pages, leaving, onClose }: TutorialDialogProps) {
  const t = useTexts("tutorial");
  const shell = useTexts("shell");
  const isMobile = useIsMobile();
  const [at, setAt] = useState(0);
  const page = pages[at];
  if (page === undefined) return null;
  const isLast = at === pages.length - 1;
  const count = pages.length > 1 ? t("pageOf", { page: at + 1, pages: pages.length }) : undefined;
  const isAlone = pages.length === 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isForced={leaving === "skip"}
      closeLabel={leaving === "close" ? shell("close") : undefined}
      size={isAlone ? "normal" : "wide"}
      title={title}
      description={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{intro}</span>
          {count !== undefined && <span className="text-small whitespace-nowrap">{count}</span>}
        </span>
      }
      footNote={
        leaving === "skip" && !isLast ? (
          <Button variant="quiet" onClick={onClose}>
            {t("skip")}
          </Button>
        ) : (
          note !== undefined && <p className="text-small text-ink-soft">{note}</p>
        )
      }
      actions={
        <>
          {!isAlone && (
            <Button
              variant="outline"
              disabledReason={at === 0 ? t("firstPage") : undefined}
              onClick={() => setAt(at - 1)}
            >
              {t("back")}
            </Button>
          )}
          <Button
            autoFocus
            iconAfter={isLast ? undefined : "chevron-right"}
            onClick={() => (isLast ? onClose() : setAt(at + 1))}
          >
            {isLast ? t("done") : t("next")}
          </Button>
        </>
      }
    >
      <div
        className={
          isAlone ? undefined : "grid grid-cols-[17rem_1fr] gap-7 max-mobile:grid-cols-1 max-mobile:gap-4"
        }
      >
        {!isAlone &&
          (isMobile ? (
            <Select
              label={t("pages")}
              isLabelHidden
              options={pages.map(({ id, name }, index) => ({ id, label: `${index + 1}. ${name}` }))}
              value={page.id}
              onChange={(id) => setAt(pages.findIndex((one) => one.id === id))}
              placeholder={t("pages")}
              closeLabel={shell("close")}
            />
          ) : (
            <TutorialSteps pages={pages} at={at} onChoose={setAt} />
          ))}
        <TutorialSlide page={page} />
      </div>
    </Dialog>
  );
}
