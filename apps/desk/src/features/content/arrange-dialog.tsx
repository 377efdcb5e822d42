import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { type MouseEvent, useState } from "react";
import { DeskListBody } from "../../kit/list-states.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import type { ContentKind } from "./use-content.ts";
import { type ContentPlace, contentOrderQuery, useArrangeContent } from "./use-content-order.ts";

interface ArrangeDialogProps {
  readonly kind: ContentKind;
  readonly onClose: () => void;
}

/** A kind of content put into an order, by dragging and by keyboard (DCONT-01). */
export function ArrangeDialog({ kind, onClose }: ArrangeDialogProps) {
  const t = useTexts("content-desk");
  const shell = useTexts("shell");
  const reading = useQuery(contentOrderQuery(kind));
  const arrange = useArrangeContent();
  const [mine, setMine] = useState<{
    readonly seen: readonly string[];
    readonly places: readonly ContentPlace[];
  }>();
  const places = mine?.places ?? reading.data ?? [];
  const keysOf = (list: readonly ContentPlace[]) => list.map(({ key }) => key);
  /** What was seen is what stood there when the first one moved, whatever is read meanwhile. */
  function handleMove(from: number, to: number) {
    setMine({ seen: mine?.seen ?? keysOf(places), places: movedTo(places, from, to) });
  }
  async function handleSave() {
    if (mine === undefined) return;
    const ended = await arrange.run({ kind, seen: [...mine.seen], keys: [...keysOf(places)] });
    if (ended?.kind !== "done") return;
    if (ended.answer.refusal == null) {
      showToast(t("arranged"));
      onClose();
    }
    // What another one arranged meanwhile is read anew, and seen before anything is put over it.
    else if (ended.answer.refusal.code === "changed-meanwhile") setMine(undefined);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("arrangeTitle", { kind: t(`view.${kind}`) })}
      description={t("arrangeText")}
      actions={
        <Button
          isBusy={arrange.isBusy}
          disabledReason={mine === undefined ? t("arrangeNothing") : undefined}
          onClick={() => void handleSave()}
        >
          {t("arrangeSave")}
        </Button>
      }
    >
      <RefusalAlert action={arrange} title={t("notDone")} />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ length }) => t("found", { count: length })}
        none={() => undefined}
      >
        {() => <Places places={places} onMove={handleMove} />}
      </DeskListBody>
    </Dialog>
  );
}

interface PlacesProps {
  readonly places: readonly ContentPlace[];
  readonly onMove: (from: number, to: number) => void;
}

function Places({ places, onMove }: PlacesProps) {
  const t = useTexts("content-desk");
  const [held, setHeld] = useState<string>();
  const [told, setTold] = useState("");
  function handlePress(event: MouseEvent<HTMLButtonElement>, from: number, to: number) {
    const button = event.currentTarget;
    onMove(from, to);
    setTold(
      t("placeNow", {
        title: places[from]?.title ?? "",
        place: String(to + 1),
        count: String(places.length),
      }),
    );
    // The row is drawn elsewhere: the next press goes on with it.
    requestAnimationFrame(() => button.focus());
  }
  function handleOver(over: number) {
    const from = places.findIndex(({ key }) => key === held);
    if (from !== -1 && from !== over) onMove(from, over);
  }
  return (
    <>
      <LiveRegion message={told} />
      <ol aria-label={t("order")} className="grid divide-y divide-line">
        {places.map(({ key, title, section, isPublished }, place) => (
          <li
            key={key}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData("text/plain", key);
              event.dataTransfer.effectAllowed = "move";
              setHeld(key);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              handleOver(place);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setHeld(undefined)}
            className={classNames(
              "flex min-h-control cursor-grab items-center gap-2 py-1",
              key === held && "bg-bottle-tint",
            )}
          >
            <span className="w-8 flex-none text-right text-small text-ink-soft tabular-nums">
              {place + 1}.
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block text-pretty">{title}</strong>
              <span className="text-small text-ink-soft">
                {[section, isPublished ? "" : t("state.draft")].filter(Boolean).join(" · ")}
              </span>
            </span>
            <IconButton
              icon="chevron-up"
              size="small"
              label={t("placeUp", { title })}
              disabledReason={place === 0 ? t("placeFirst") : undefined}
              onClick={(event) => handlePress(event, place, place - 1)}
            />
            <IconButton
              icon="chevron-down"
              size="small"
              label={t("placeDown", { title })}
              disabledReason={place === places.length - 1 ? t("placeLast") : undefined}
              onClick={(event) => handlePress(event, place, place + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function movedTo(places: readonly ContentPlace[], from: number, to: number): readonly ContentPlace[] {
  const others = places.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...places.slice(from, from + 1), ...others.slice(to)];
}
