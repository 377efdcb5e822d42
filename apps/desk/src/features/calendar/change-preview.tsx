import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { DeskListBody, type DeskReading } from "../../kit/list-states.tsx";
import { type ChangeDraft, typeIn } from "./change-draft.ts";
import { useChangeWords } from "./change-words.ts";
import { TouchedPlaces } from "./touched-table.tsx";
import type { Preview } from "./use-changes.ts";

interface ChangePreviewProps {
  readonly draft: ChangeDraft;
  readonly isAsked: boolean;
  readonly reading: DeskReading<Preview>;
  /** Not the first page of places. */
  readonly isLater: boolean;
  readonly onPage: (after: string | undefined) => void;
}

/** Whom a change touches, what each of them has open, and what they will read. */
export function ChangePreview({ draft, isAsked, reading, isLater, onPage }: ChangePreviewProps) {
  const t = useTexts("calendar-desk");
  if (!isAsked)
    return (
      <Card title={t("preview")}>
        <p className="text-ink-soft">{t("previewWaits")}</p>
      </Card>
    );
  return (
    <div className="-mx-page">
      <DeskListBody
        reading={reading}
        loading={t("previewLoading")}
        found={({ places }) => t("touches", { count: places })}
        none={() => undefined}
      >
        {(preview) => <Found draft={draft} preview={preview} isLater={isLater} onPage={onPage} />}
      </DeskListBody>
    </div>
  );
}

interface FoundProps extends Pick<ChangePreviewProps, "draft" | "isLater" | "onPage"> {
  readonly preview: Preview;
}

function Found({ draft, preview, isLater, onPage }: FoundProps) {
  const t = useTexts("calendar-desk");
  const { refusal, places, closedPlaces, changedAlready, carts, orders, touched, next } = preview;
  const type = typeIn(draft);
  const notes = [
    closedPlaces > 0 && t("closesMore", { count: closedPlaces }),
    changedAlready > 0 && t("keepsOther", { count: changedAlready }),
  ].filter((note) => note !== false);
  return (
    <div className="grid grid-cols-1 gap-3">
      {refusal != null && (
        <Alert tone="error" isLive>
          {refusal.message}
        </Alert>
      )}
      {places > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="type-heading">{t("touches", { count: places })}</h2>
          {orders > 0 && <Count value={t("orders", { count: orders })} tone="red" />}
          {carts > 0 && <Count value={t("carts", { count: carts })} />}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-small text-ink-soft">
          {note}
        </p>
      ))}
      {refusal == null && <CustomersSee draft={draft} />}
      {places > 0 && (
        <TouchedPlaces
          rows={touched}
          now={type === "added" ? undefined : draft.day}
          willBe={type === "moved" ? draft.newDay : type === "added" ? draft.day : undefined}
          {...{ isLater, next, onPage }}
        />
      )}
    </div>
  );
}

/** The portal's own words for it. */
function CustomersSee({ draft }: { readonly draft: ChangeDraft }) {
  const t = useTexts("calendar-desk");
  const { longDay } = useChangeWords();
  const type = typeIn(draft);
  const sentence = { moved: "seeMoved", cancelled: "seeCancelled", added: "seeAdded" } as const;
  const newDay = type === "moved" ? longDay(draft.newDay) : "";
  const reason = [draft.reasonCs, draft.reasonSk, draft.reasonEn].find((text) => text.trim() !== "");
  return (
    <Card title={t("customersSee")}>
      <div className="flex items-start gap-3">
        <Icon name="truck" />
        <p>
          <strong>{t(sentence[type], { day: longDay(draft.day), newDay })}</strong> {reason}
        </p>
      </div>
    </Card>
  );
}
