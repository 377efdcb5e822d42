import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatAmount, formatCount, formatNearDay } from "@vycep/words/engine/format";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { pricesOfListAddress } from "./drafts-address.ts";
import { type ListPrice, listPricesQuery, priceListQuery } from "./use-price-lists.ts";

/** DPRICE-01: the prices of one list on a day, and who has it. */
export const listScreen: Screen = {
  component: ListScreen,
  load: ({ queryClient, params, search }) => {
    const code = params["list"] ?? "";
    const { day = "", q, after } = pricesOfListAddress.parse(search);
    void queryClient.prefetchQuery(priceListQuery(code));
    void queryClient.prefetchQuery(listPricesQuery({ priceList: code, day, text: q, after }));
  },
};

function ListScreen() {
  const t = useTexts("price-desk");
  const { list: code = "" } = useParams({ strict: false });
  const head = useQuery(priceListQuery(code)).data;
  const isUnknown = head === null;
  return (
    <>
      <DeskHead
        title={code}
        note={head && `${head.market} · ${head.currency} · ${t("lines", { count: head.prices })}`}
        tools={
          <ButtonLink variant="outline" href={paths.priceLists()}>
            {t("allLists")}
          </ButtonLink>
        }
      />
      {isUnknown ? (
        <Nothing icon="tag" title={t("unknownListTitle")}>
          {t("unknownText")}
        </Nothing>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start pr-page max-desktop:grid-cols-1 max-desktop:pr-0">
          <Prices code={code} />
          <div className="max-desktop:px-page max-desktop:pb-page">
            <WhoHas code={code} />
          </div>
        </div>
      )}
    </>
  );
}

function Prices({ code }: { readonly code: string }) {
  const t = useTexts("price-desk");
  const list = useDeskList(pricesOfListAddress, paths.priceList(code));
  const { day = "", q, after } = list.state;
  const reading = useQuery({
    ...listPricesQuery({ priceList: code, day, text: q, after }),
    placeholderData: keepPreviousData,
  });
  const found = t("lines", { count: reading.data?.total ?? 0 });
  return (
    <div className="min-w-0">
      <ListTools
        list={list}
        searchLabel={t("search")}
        placeholder={t("searchPlaceholder")}
        aside={
          <TextField
            label={t("day")}
            isLabelHidden
            type="date"
            size="small"
            value={day || localNow().date}
            onChange={(event) => list.change({ day: event.target.value })}
          />
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loadingLines")}
        found={() => found}
        none={({ items }) =>
          items.length > 0 ? undefined : q.trim() === "" ? (
            <Nothing icon="tag" title={t("noPricesTitle")} />
          ) : (
            <NoneMatches title={t("noLinesFound")} onClear={list.clear} />
          )
        }
      >
        {({ items, next }) => (
          <>
            <PricesTable code={code} rows={items} />
            <KeysetPages
              summary={`${found} · ${t("netNote")}`}
              first={after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </div>
  );
}

interface PricesTableProps {
  readonly code: string;
  readonly rows: readonly ListPrice[];
}

function PricesTable({ code, rows }: PricesTableProps) {
  const t = useTexts("price-desk");
  const mayAudit = useMay({ area: "audit", power: "see" });
  const { date: today } = localNow();
  const near = (day: string) => formatNearDay(toLocalDate(day), today);
  const amount = (minor: number) => formatAmount(toMinor(minor));
  const columns: readonly Column<ListPrice>[] = [
    {
      key: "goods",
      header: t("goods"),
      isRowHeader: true,
      isWide: true,
      cell: ({ name, sku }) => (
        <>
          <span className="font-semibold">{name}</span>
          <span className="block text-fine text-ink-soft">
            {sku}
            {mayAudit && (
              <>
                {" · "}
                <Link
                  href={paths.changesOf("price", `${code} ${sku}`)}
                  aria-label={t("whoChangedOf", { name })}
                >
                  {t("whoChanged")}
                </Link>
              </>
            )}
          </span>
        </>
      ),
    },
    { key: "base", header: t("base"), align: "end", cell: ({ baseMinor }) => amount(baseMinor) },
    {
      key: "pays",
      header: t("pays"),
      align: "end",
      cell: ({ yourMinor }) => <strong>{amount(yourMinor)}</strong>,
    },
    {
      key: "leaflet",
      header: t("leaflet"),
      align: "end",
      cell: ({ leafletMinor }) => (leafletMinor == null ? "–" : amount(leafletMinor)),
    },
    { key: "from", header: t("validFrom"), align: "end", cell: ({ validFrom }) => near(validFrom) },
    {
      key: "until",
      header: t("until"),
      align: "end",
      cell: ({ validTo }) => (validTo == null ? t("open") : near(validTo)),
    },
    {
      key: "next",
      header: t("next"),
      align: "end",
      cell: ({ nextFrom, nextYourMinor }) =>
        nextFrom == null ? "–" : t("nextPrice", { price: amount(nextYourMinor ?? 0), day: near(nextFrom) }),
    },
  ];
  return <DeskTable caption={t("goods")} columns={columns} rows={rows} rowKey={({ sku }) => sku} />;
}

function WhoHas({ code }: { readonly code: string }) {
  const t = useTexts("price-desk");
  const { data } = useQuery(priceListQuery(code));
  const mayOpen = useMay({ area: "customers", power: "see" });
  if (data == null) return null;
  const { companies, companyCount } = data;
  return (
    <Card title={t("whoHas")} aside={formatCount(companyCount)}>
      {companies.length === 0 && <p className="text-ink-soft">{t("nobodyHas")}</p>}
      <ul className="grid gap-1.5 text-small">
        {companies.map(({ id, name, shipTos }) => (
          <li key={id} className="flex justify-between gap-3">
            {mayOpen ? <Anchor href={paths.company(id)}>{name}</Anchor> : name}
            <span className="text-ink-soft">{formatCount(shipTos)}</span>
          </li>
        ))}
      </ul>
      {companyCount > companies.length && (
        <p className="mt-2 text-small text-ink-soft">
          {t("more", { count: formatCount(companyCount - companies.length) })}
        </p>
      )}
    </Card>
  );
}
