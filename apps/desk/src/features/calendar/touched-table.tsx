import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { formatPalletHundredths } from "@vycep/words/engine/format";
import { useRef } from "react";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import { Method } from "../../shared/method.tsx";
import { paths } from "../../shared/paths.ts";
import { useChangeWords } from "./change-words.ts";
import type { Touched } from "./use-changes.ts";

interface TouchedTableProps {
  readonly rows: readonly Touched[];
  /** The day as it is; undefined where nothing is scheduled. */
  readonly now: string | undefined;
  /** The day that it will be; undefined where nothing comes. */
  readonly willBe: string | undefined;
}

interface TouchedPlacesProps extends TouchedTableProps {
  /** Not the first page. */
  readonly isLater: boolean;
  readonly next: string | null | undefined;
  readonly onPage: (after: string | undefined) => void;
}

/** Places that a change touches, page by page; whoever turns a page reads it from its first row. */
export function TouchedPlaces({ isLater, next, onPage, ...table }: TouchedPlacesProps) {
  const t = useTexts("calendar-desk");
  const top = useRef<HTMLElement>(null);
  function turnTo(after: string | undefined) {
    onPage(after);
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={t("touchedTitle")}
      className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-2 outline-none"
    >
      <TouchedTable {...table} />
      {(isLater || next != null) && (
        <div className="flex justify-end gap-2">
          {isLater && (
            <Button variant="outline" size="small" onClick={() => turnTo(undefined)}>
              {t("firstPlaces")}
            </Button>
          )}
          {next != null && (
            <Button variant="outline" size="small" onClick={() => turnTo(next)}>
              {t("morePlaces")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Their orders and open carts; each of these leads to its page. */
function TouchedTable({ rows, now, willBe }: TouchedTableProps) {
  const t = useTexts("calendar-desk");
  return (
    <DeskTable
      caption={t("touchedTitle")}
      columns={useColumns({ now, willBe })}
      rows={rows}
      rowKey={({ shipToId }) => shipToId}
      hrefOf={({ shipToId }) => paths.shipTo(shipToId)}
    />
  );
}

function useColumns({ now, willBe }: Omit<TouchedTableProps, "rows">): readonly Column<Touched>[] {
  const t = useTexts("calendar-desk");
  const { nearDay, kindsOf } = useChangeWords();
  return [
    {
      key: "place",
      header: t("place"),
      isRowHeader: true,
      isWide: true,
      cell: ({ shipToId, name, city, kinds }) => (
        <span className="grid whitespace-normal">
          {name}
          <span className="text-fine font-normal text-ink-soft">
            {shipToId} {city}, {kindsOf(kinds)}
          </span>
        </span>
      ),
    },
    {
      key: "delivery",
      header: t("delivery"),
      cell: () => (
        <span className="grid whitespace-nowrap">
          {now !== undefined && <s className="text-ink-soft">{nearDay(now)}</s>}
          {willBe === undefined ? (
            <strong className="text-red">{t("nothingComes")}</strong>
          ) : (
            <strong>{nearDay(willBe)}</strong>
          )}
        </span>
      ),
    },
    { key: "open", header: t("open"), cell: (place) => <OpenThings place={place} /> },
    {
      key: "happens",
      header: t("happens"),
      cell: ({ orders, carts }) => (
        <span className="grid min-w-36 whitespace-normal text-small">
          {orders.length > 0 && <strong className="text-red">{t("orderStays")}</strong>}
          {carts.length > 0 && <span>{t("cartAsks")}</span>}
          <span className="text-ink-soft">{t("isTold")}</span>
        </span>
      ),
    },
  ];
}

function OpenThings({ place: { shipToId, orders, carts } }: { readonly place: Touched }) {
  const t = useTexts("calendar-desk");
  const language = useLanguage();
  if (orders.length + carts.length === 0) return "–";
  return (
    <ul className="grid gap-1">
      {orders.map(({ number, method, pallets }) => (
        <li key={number} className="grid">
          <Link href={paths.order(number)}>{number}</Link>
          <span className="text-fine text-ink-soft">
            <Method method={method} />, {t("pallets", { pallets: formatPalletHundredths(pallets, language) })}
          </span>
        </li>
      ))}
      {carts.map(({ owner, changedAt, method }) => (
        <li key={`${owner} ${changedAt}`} className="grid">
          <Link href={paths.call(shipToId)}>
            {owner == null ? t("cartOfNobody") : t("cartOf", { owner })}
          </Link>
          <span className="text-fine text-ink-soft">
            <Method method={method} />, {momentText(changedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
