import { useQuery } from "@tanstack/react-query";
import { tiedName } from "@vycep/domain/catalog/name-parts";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useAction } from "@vycep/shell/actions/use-action";
import { localNow } from "@vycep/shell/clock/clock";
import { toastStore } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatNearDay } from "@vycep/words/engine/format";
import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import {
  type AsideItem,
  forgetMoves,
  giveUp,
  readSetAside,
  type SetAsideAnswer,
  sendUndo,
  setAsideKey,
  takeBack,
} from "./move-calls.ts";
import { nameOf, type PictureOf, sentence } from "./moved-product.ts";
import { type BegunApart, tellApart } from "./order-apart.ts";
import { followMove } from "./take-move.ts";
import { useShortDay } from "./use-short-day.ts";

interface MovedCartProps {
  readonly cart: CartInHand;
  readonly user: CurrentUser;
  /** "4 položky za 26 502,35 Kč bez DPH." */
  readonly net: string;
  readonly picture: PictureOf | undefined;
  /** Puts the cart aside as a saved order and begins an empty one for that day; undefined where it may not. */
  readonly onApart: (date: LocalDate) => Promise<BegunApart | undefined>;
}

/** Above a cart that was moved: the way back, and the goods that could not go along (INPROG-23). */
export function MovedCart({ cart, user, net, picture, onApart }: MovedCartProps) {
  const { data } = useQuery({
    queryKey: [...setAsideKey, cart.id, cart.changedAt],
    queryFn: () => readSetAside(cart.id),
  });
  if (data === undefined) return null;
  return (
    <>
      {data.move && <UndoBar key={data.move.token} move={data.move} {...{ cart, user, net }} />}
      {data.items.length > 0 && <Aside items={data.items} {...{ cart, user, picture, onApart }} />}
    </>
  );
}

interface UndoBarProps extends Pick<MovedCartProps, "cart" | "user" | "net"> {
  readonly move: NonNullable<SetAsideAnswer["move"]>;
}

function UndoBar({ move, cart, user, net }: UndoBarProps) {
  const t = useTexts("move");
  const dayOf = useShortDay();
  const { run, isBusy } = useAction(() => followMove(() => sendUndo(cart.id, move.token), { user, cart }));
  const { delivery_date: before } = move.from;
  const isOtherDay = before != null && before !== cart.date;
  return (
    <div
      ref={bringIntoSight}
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-normal bg-bottle-tint px-4 py-3 text-bottle"
    >
      <Icon name="check" />
      <p className="min-w-0 flex-1 basis-56 text-pretty">
        <strong>
          {isOtherDay && cart.date !== undefined
            ? sentence(t("movedTo", { day: dayOf(cart.date) }))
            : t("movedWay")}
        </strong>{" "}
        {t("holds", { count: cart.lineCount, total: net })}
      </p>
      <Button variant="outline" size="small" icon="undo" isBusy={isBusy} onClick={() => void run()}>
        {isOtherDay ? t("backTo", { day: dayOf(before) }) : t("back")}
      </Button>
    </div>
  );
}

/** A telephone stands at the days when one is pressed: what came of it, and the way back, are far above. */
function bringIntoSight(bar: HTMLElement | null): void {
  bar?.scrollIntoView?.({ block: "nearest" });
}

interface AsideProps extends Pick<MovedCartProps, "cart" | "user" | "picture" | "onApart"> {
  readonly items: readonly AsideItem[];
}

function Aside({ items, ...props }: AsideProps) {
  const t = useTexts("move");
  return (
    <section className="rounded-large border border-line bg-foam px-6 py-4 max-mobile:px-4">
      <h2 className="type-label text-ink-soft">{t("aside", { count: items.length })}</h2>
      <ul>
        {items.map((item) => (
          <AsideRow key={item.sku} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
}

interface AsideRowProps extends Omit<AsideProps, "items"> {
  readonly item: AsideItem;
}

function AsideRow({ item, cart, user, picture, onApart }: AsideRowProps) {
  const t = useTexts("move");
  const dayOf = useShortDay();
  const { sku, product, can_go: canGo, message, nearest_day: nearest } = item;
  const name = tiedName(nameOf(product, sku));
  const { sold_from: from, sold_to: to } = item;
  // A short "po" would read as "after" behind "until".
  const on = (one: string) => formatNearDay(toLocalDate(one), localNow().date);
  const day = cart.date;
  const why =
    day !== undefined && to != null && to < day
      ? sentence(t("soldUntil", { day: on(to) }))
      : day !== undefined && from != null && from > day
        ? sentence(t("soldFrom", { day: on(from) }))
        : message;
  const input = { cart_id: cart.id, skus: [sku] };
  async function takeItBack() {
    const [refused] = await takeBack(input);
    if (refused !== undefined) toastStore.show({ text: refused, tone: "info" });
    await Promise.all([cart.readAgain(), forgetMoves()]);
    return refused === undefined;
  }
  const back = useAction(takeItBack);
  const apart = useAction(async (nearestDay: LocalDate) => {
    const begun = await onApart(nearestDay);
    if (begun === undefined) return;
    const skus = (await takeItBack()) ? [sku] : [];
    if (begun.saved !== undefined) tellApart({ cart, user, saved: begun.saved, skus });
  });
  const dropping = useAction(async () => {
    await giveUp(input);
    await forgetMoves();
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="grid size-11 flex-none place-items-center rounded-normal bg-floor p-1">
        {picture?.(product)}
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <p className="leading-snug font-bold text-pretty">{name}</p>
        <p className="text-small text-pretty text-ink-soft">
          {canGo ? t("canGo") : why} {nearest != null && sentence(t("nearest", { day: dayOf(nearest) }))}
        </p>
      </div>
      {canGo && (
        <Button variant="outline" isBusy={back.isBusy} onClick={() => void back.run()}>
          {t("takeBack")}
        </Button>
      )}
      {!canGo && nearest != null && (
        <Button variant="outline" isBusy={apart.isBusy} onClick={() => void apart.run(toLocalDate(nearest))}>
          {t(cart.hasItems ? "orderApart" : "orderOn", { day: dayOf(nearest) })}
        </Button>
      )}
      <IconButton icon="trash" label={t("giveUp", { product: name })} onClick={() => void dropping.run()} />
    </li>
  );
}
