import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";
import type { AllowedChange, OldProducts } from "@vycep/domain/preferences/change";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatMoney } from "@vycep/words/engine/format";
import { useState } from "react";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { type ChangeFacts, type ChangeSide, useChangeSides } from "./change-sides.ts";
import { CompareLink } from "./move/compare-link.tsx";
import { MoveButton, MoveShown } from "./move/move-shown.tsx";
import type { PictureOf } from "./move/moved-product.ts";
import { useMove } from "./move/use-move.ts";

type Answer = "move" | "continue" | "start-new";

/** What becomes of the goods in the cart when a new order is started (OP-19). */
export type CartFate =
  | { readonly kind: "save-for-later"; readonly title: string }
  | { readonly kind: "remove" };

interface ConfirmChangeProps extends ChangeFacts {
  readonly change: AllowedChange;
  readonly picture: PictureOf | undefined;
  readonly cart: CartInHand;
  readonly isBusy: boolean;
  /** Close and Escape: nothing happens (OP-20). */
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  readonly onStartNew: (fate: CartFate) => void;
  /** The cart was moved with its goods. */
  readonly onMoved: () => void;
  /** Shows the next days side by side (B8); only a day can be compared. */
  readonly onCompare: () => void;
}

const words = {
  "ship-to": { title: "changeShipToTitle", keep: "continueShipTo", start: "startNewShipTo" },
  method: { title: "changeMethodTitle", keep: "continueMethod", start: "startNewMethod" },
  date: { keep: "continueDate", start: "startNewDate" },
} as const;

/**
 * Asks before a change costs goods (INPROG-23…28, SHIPTO-01, TRANSPORT-35): move the cart with them, which is chosen
 * beforehand and shows what changes; continue; or start new and save or remove.
 */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { change, cart, user, picture, isBusy, onCancel } = props;
  const t = useTexts("delivery");
  const moving = useTexts("move");
  const isMobile = useIsMobile();
  const { from, to, proposedTitle } = useChangeSides(change, props);
  const [answer, setAnswer] = useState<Answer>("move");
  const [old, setOld] = useState<OldProducts>("save-for-later");
  const [title, setTitle] = useState(proposedTitle);
  const move = useMove({ change, cart, user, onMoved: props.onMoved });
  const language = useLanguage();
  const { keep, start } = words[change.kind];
  const heading =
    change.kind === "date"
      ? moving("titleDay", { day: dayInWords(change.date, "to", { language, today: localNow().date }) })
      : t(words[change.kind].title);
  const staysBehind = change.kind === "ship-to" && cart.noteForDriver !== undefined;
  const notes = [
    ...(answer === "start-new" ? [] : [t("startNewNote")]),
    ...(staysBehind ? [t("startNewDriverNote")] : []),
  ];
  function proceed() {
    if (answer === "continue") props.onContinue();
    else if (old === "save-for-later") props.onStartNew({ kind: "save-for-later", title: title.trim() });
    else props.onStartNew({ kind: "remove" });
  }
  const shown = <MoveShown move={move} picture={picture} />;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={heading}
      description={t("cartHolds", { count: cart.lineCount, total: formatMoney(cart.net) })}
      closeLabel={t("close")}
      size="wide"
      footNote={change.kind === "date" && <CompareLink onCompare={props.onCompare} />}
      actions={
        <>
          <Button variant="outline" size="large" onClick={onCancel}>
            {t("cancel")}
          </Button>
          {answer === "move" ? (
            <MoveButton move={move} />
          ) : (
            <Button size="large" isBusy={isBusy} onClick={proceed}>
              {t("proceed")}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-3.5 grid grid-cols-[1fr_auto_1fr] items-start gap-4 rounded-normal bg-void/60 px-4 py-3">
        <Side label={t("changeFrom")} side={from} />
        <span className="self-center">
          <Icon name="arrow-right" />
        </span>
        <Side label={t("changeTo")} side={to} />
      </div>
      <div
        className={classNames(
          "grid items-start gap-5",
          answer === "move" && "desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
        )}
      >
        <RadioGroup<Answer>
          label={heading}
          isLabelHidden
          look="cards"
          options={[
            {
              id: "move",
              label: moving(`move.${change.kind}`),
              description: moving("moveNote"),
              details: isMobile ? shown : undefined,
            },
            { id: "continue", label: t(keep), description: t("keepNote") },
            {
              id: "start-new",
              label: t(start),
              description: notes.length === 0 ? undefined : notes.join(" "),
              details: <OldProductsChoice {...{ old, title }} onOld={setOld} onTitle={setTitle} />,
            },
          ]}
          value={answer}
          onChange={setAnswer}
        />
        {!isMobile && answer === "move" && shown}
      </div>
    </Dialog>
  );
}

function Side({ label, side }: { readonly label: string; readonly side: ChangeSide }) {
  return (
    <div className="min-w-0">
      <p className="type-label text-ink-soft">{label}</p>
      <p className="font-bold text-pretty">{side.name}</p>
      {side.note !== undefined && <p className="text-small text-ink-soft">{side.note}</p>}
    </div>
  );
}

interface OldProductsChoiceProps {
  readonly old: OldProducts;
  readonly title: string;
  readonly onOld: (old: OldProducts) => void;
  readonly onTitle: (title: string) => void;
}

/** Nobody loses a large order by one click: saving is chosen beforehand (OP-19). */
function OldProductsChoice({ old, title, onOld, onTitle }: OldProductsChoiceProps) {
  const t = useTexts("delivery");
  return (
    <RadioGroup<OldProducts>
      label={t("oldProducts")}
      isLabelHidden
      options={[
        {
          id: "save-for-later",
          label: t("saveForLater"),
          details: (
            <TextField
              label={t("savedTitle")}
              isLabelHidden
              value={title}
              maxLength={SAVED_ORDER_TITLE_MAX}
              onChange={(event) => onTitle(event.target.value)}
              trailing={
                <span className="text-small text-ink-soft">{`${title.length} / ${SAVED_ORDER_TITLE_MAX}`}</span>
              }
            />
          ),
        },
        { id: "remove-without-saving", label: t("removeWithoutSaving") },
      ]}
      value={old}
      onChange={onOld}
    />
  );
}
