import { shortName } from "@vycep/domain/catalog/name-parts";
import { typeDigit } from "@vycep/domain/cellar/count";
import { usePageKey } from "@vycep/shell/page/use-page-key";
import { useTexts } from "@vycep/shell/words/i18n";
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { CellarGoods, CellarRound, KeptCellar } from "./cellar-keys.ts";
import { forgetCount, keepInCellar, keepOrdered } from "./cellar-memory.ts";
import { type CountField, CountNumbers } from "./count-numbers.tsx";
import { GoodsCard } from "./goods-card.tsx";
import { FindDialog } from "./lazy-find-dialog.ts";
import { NumberKeys } from "./number-keys.tsx";
import { ShelfChips } from "./shelf-chips.tsx";
import { beforeThat, nextAfter, type Shelf, shelvesOf } from "./shelves.ts";

export type ScanPart = ComponentType<{
  readonly onClose: () => void;
  readonly onCode: (code: string) => void;
}>;

interface CountViewProps {
  readonly cellar: KeptCellar;
  readonly counted: CellarRound["counted"];
  readonly draw: (goods: CellarGoods) => ReactNode;
  /** The camera, where there may be one. */
  readonly Scan: ScanPart | undefined;
  readonly onDone: () => void;
}

/** One product at a time, shelf by shelf; each key that is pressed is kept at once. */
export function CountView({ cellar, counted, draw, Scan, onDone }: CountViewProps) {
  const t = useTexts("cellar");
  const shelves = shelvesOf(cellar.goods, (kind) => t(`shelf.${kind}`));
  const [sku, setSku] = useState(() => firstToCount(shelves, counted)?.sku);
  const [field, setField] = useState<CountField>("inCellar");
  // The first digit replaces the number that stands there, the next ones are put behind it.
  const [isTyping, setTyping] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const all = shelves.flatMap((shelf) => shelf.goods);
  const goods = all.find((one) => one.sku === sku) ?? all[0];
  const shelf = shelves.find((one) => one.goods.some((each) => each.sku === goods?.sku));

  function goTo(next: CellarGoods | undefined) {
    if (next === undefined) return onDone();
    setSku(next.sku);
    setField("inCellar");
    setTyping(false);
    setUnknown(undefined);
  }
  usePageKey("search", () => setFinding(true));
  function handleDigit(digit: number) {
    if (goods === undefined) return;
    const before = isTyping ? counted[goods.sku]?.[field] : undefined;
    const number = typeDigit(before, digit);
    if (field === "inCellar") keepInCellar(goods, number);
    else keepOrdered(goods, number);
    setTyping(true);
  }
  function handleErase() {
    if (goods === undefined) return;
    const count = counted[goods.sku];
    // An amount of one's own goes, and the rule gives the order again.
    if (field === "ordered" && count) keepInCellar(goods, count.inCellar);
    else forgetCount(goods.sku);
    setTyping(false);
  }
  function handleCode(code: string) {
    const found = all.find(
      ({ codes, sku: number }) => number === code || codes.some((one) => isSameCode(one, code)),
    );
    setScanning(false);
    if (found) goTo(found);
    else setUnknown(code);
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof HTMLElement && event.target.closest("input, [role=dialog]") !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) handleDigit(Number(event.key));
    else if (event.key === "Backspace") handleErase();
  });
  useEffect(function followDigits() {
    const follow = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", follow);
    return () => window.removeEventListener("keydown", follow);
  }, []);

  if (goods === undefined || shelf === undefined) return null;
  const next = nextAfter(shelves, goods.sku);
  const back = beforeThat(shelves, goods.sku);
  const chooseShelf = (chosen: Shelf) => goTo(firstToCount([chosen], counted) ?? chosen.goods[0]);
  const wideClass = "grid h-key place-items-center rounded-large px-3 text-lead font-bold";
  return (
    <>
      <ShelfChips
        shelves={shelves}
        counted={counted}
        current={shelf.name}
        onChoose={chooseShelf}
        onFind={() => setFinding(true)}
      />
      <div className="mx-auto grid w-full max-w-form gap-3 px-4 py-3 desktop:py-6">
        <GoodsCard
          key={goods.sku}
          goods={goods}
          cellar={cellar}
          shelf={shelf}
          names={shelves.map(({ name }) => name)}
          picture={draw(goods)}
        />
        <CountNumbers
          count={counted[goods.sku]}
          field={field}
          onField={(chosen) => {
            setField(chosen);
            setTyping(false);
          }}
        />
        <p role="status" className="text-small text-amber empty:hidden">
          {unknown !== undefined && t("notHere", { code: unknown })}
        </p>
        <NumberKeys
          onDigit={handleDigit}
          onErase={handleErase}
          onScan={Scan ? () => setScanning(true) : undefined}
        />
        <div className="grid grid-cols-3 gap-2">
          <button
            type="button"
            className={`${wideClass} bg-bottle-light hover:bg-bottle-edge`}
            onClick={() => goTo(back ?? all.at(-1))}
          >
            {t("back")}
          </button>
          <button
            type="button"
            className={`${wideClass} col-span-2 bg-amber text-amber-on hover:bg-amber-strong`}
            onClick={() => goTo(next)}
          >
            {next ? t("next", { product: shortName(next.name).split(",")[0] ?? "" }) : t("done")}
          </button>
        </div>
      </div>
      {isFinding && (
        <Suspense fallback={null}>
          <FindDialog
            goods={all}
            onFound={(found) => {
              setFinding(false);
              goTo(found);
            }}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      )}
      {isScanning && Scan && <Scan onClose={() => setScanning(false)} onCode={handleCode} />}
    </>
  );
}

function firstToCount(shelves: readonly Shelf[], counted: CellarRound["counted"]): CellarGoods | undefined {
  return shelves.flatMap(({ goods }) => goods).find(({ sku }) => counted[sku] === undefined);
}

/** The same number with or without noughts before it, as UPC and GTIN-14 are written. */
function isSameCode(left: string, right: string): boolean {
  return left.replace(/^0+/, "") === right.replace(/^0+/, "");
}
