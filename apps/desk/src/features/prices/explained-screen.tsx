import { useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatAmount, formatDate, formatPercent } from "@vycep/words/engine/format";
import { type FormEvent, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FoundField } from "../../kit/found/found-field.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { money } from "../../kit/money.ts";
import { goodsSource, placesSource } from "../../shared/found-records.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { explainedAddress } from "./drafts-address.ts";
import { PricesTabs } from "./prices-tabs.tsx";
import { type Explained, explainedQuery } from "./use-price-lists.ts";

/** DPRICE-04: what one customer pays for a box on a day, step by step. */
export const explainedScreen: Screen = {
  component: ExplainedScreen,
  load: ({ queryClient, search }) => {
    const { place = "", sku = "", day = "" } = explainedAddress.parse(search);
    if (place !== "" && sku !== "") void queryClient.prefetchQuery(explainedQuery({ place, sku, day }));
  },
};

function ExplainedScreen() {
  const t = useTexts("price-desk");
  const desk = useTexts("desk");
  const list = useDeskList(explainedAddress, paths.priceExplained());
  const { place = "", sku = "", day = "" } = list.state;
  const reading = useQuery(explainedQuery({ place, sku, day }));
  const isAsked = place !== "" && sku !== "";
  return (
    <>
      <DeskHead title={desk("prices")} note={t("explainNote")} />
      <PricesTabs current="explained" />
      <Question
        key={`${place} ${sku} ${day}`}
        asked={{ place, sku, day: day || localNow().date }}
        onAsk={(asked) => list.change(asked)}
      />
      {isAsked ? (
        <DeskListBody
          reading={reading}
          loading={t("explaining")}
          found={(told) => (told === null ? t("explainUnknown") : told.name)}
          none={(told) =>
            told !== null ? undefined : (
              <Nothing icon="search" title={t("explainUnknown")}>
                {t("explainUnknownText")}
              </Nothing>
            )
          }
        >
          {(told) => told !== null && <Explanation told={told} />}
        </DeskListBody>
      ) : (
        <Nothing icon="tag" title={t("explainFirst")}>
          {t("explainFirstText")}
        </Nothing>
      )}
    </>
  );
}

type Asked = Readonly<Record<"place" | "sku" | "day", string>>;

interface QuestionProps {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

function Question({ asked, onAsk }: QuestionProps) {
  const t = useTexts("price-desk");
  const [typed, setTyped] = useState(asked);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk({ place: typed.place.trim(), sku: typed.sku.trim(), day: typed.day });
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3 px-page pb-4">
      <div className="w-80 max-mobile:w-full">
        <FoundField
          label={t("place")}
          source={placesSource}
          value={typed.place}
          onChange={(place) => setTyped({ ...typed, place })}
        />
      </div>
      <div className="w-80 max-mobile:w-full">
        <FoundField
          label={t("product")}
          source={goodsSource}
          value={typed.sku}
          onChange={(sku) => setTyped({ ...typed, sku })}
        />
      </div>
      <TextField
        label={t("day")}
        type="date"
        value={typed.day}
        onChange={(event) => setTyped({ ...typed, day: event.target.value })}
      />
      <div className="pt-6">
        <Button type="submit">{t("explain")}</Button>
      </div>
    </form>
  );
}

function Explanation({ told }: { readonly told: Explained }) {
  const t = useTexts("price-desk");
  const { shipToName, companyName, name, day, currency, chargedMinor, rule, validFrom, validTo } = told;
  const steps = useSteps(told);
  const mayAudit = useMay({ area: "audit", power: "see" });
  return (
    <div className="max-w-2xl">
      <Card title={`${shipToName}, ${name}`} aside={formatDate(toLocalDate(day))}>
        <p className="mb-3 text-small text-ink-soft">
          {companyName}
          {validFrom != null &&
            ` · ${t("validity", {
              from: formatDate(toLocalDate(validFrom)),
              to: validTo == null ? t("open") : formatDate(toLocalDate(validTo)),
            })}`}
        </p>
        <ol className="grid gap-1.5">
          {steps.map(({ text, value }, index) => (
            <li key={text} className="flex justify-between gap-4">
              <span>
                {index + 1}. {text}
              </span>
              <strong>{value}</strong>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span>
            <strong className="block">{t("pay")}</strong>
            <span className="text-fine text-ink-soft">{t("payNote")}</span>
          </span>
          <span className="type-title">{chargedMinor == null ? "–" : money(chargedMinor, currency)}</span>
        </div>
        <p className="mt-2 text-small text-ink-soft">{t(`rule.${rule}`)}</p>
        {mayAudit && (
          <p className="mt-3">
            <Link href={paths.changesOf("price", `${told.priceList} ${told.sku}`)}>{t("whoChanged")}</Link>
          </p>
        )}
      </Card>
    </div>
  );
}

/** Each step with what it makes of the price. */
function useSteps(told: Explained): readonly { readonly text: string; readonly value: string }[] {
  const t = useTexts("price-desk");
  const { baseMinor, yourMinor, priceList, leaflet, isBundle } = told;
  const amount = (minor: number | null | undefined) => (minor == null ? "–" : formatAmount(toMinor(minor)));
  const discount =
    baseMinor == null || yourMinor == null || baseMinor === 0
      ? 0
      : Math.round(((yourMinor - baseMinor) * 10_000) / baseMinor) / 100;
  return [
    { text: t("stepBase"), value: amount(baseMinor) },
    {
      text:
        discount === 0
          ? t("stepList", { list: priceList })
          : t("stepListBy", { list: priceList, percent: formatPercent(discount) }),
      value: amount(yourMinor),
    },
    leaflet == null
      ? { text: t("stepNoLeaflet"), value: t("none") }
      : {
          text: t("stepLeaflet", { name: leaflet.name, percent: formatPercent(leaflet.percentage) }),
          value: amount(leaflet.promoMinor),
        },
    ...(leaflet != null && leaflet.longTermPercent !== 0
      ? [{ text: t("stepLongTerm"), value: formatPercent(leaflet.longTermPercent) }]
      : []),
    ...(isBundle ? [{ text: t("stepBundle"), value: "–" }] : []),
  ];
}
