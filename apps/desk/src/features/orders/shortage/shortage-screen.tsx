import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { ShortageForm } from "./shortage-form.tsx";
import { type Shortage, shortageQuery } from "./use-shortage.ts";

/** Orders are looked for so many days ahead, today among them. */
const daysAhead = 13;

const daysFromNow = () => {
  const { date } = localNow();
  return { from: date as string, to: addDays(date, daysAhead) as string };
};

/** DORD-03: a product that runs out, whom it touches, and the orders confirmed with what there is. */
export const shortageScreen: Screen = {
  component: ShortageScreen,
  load: ({ queryClient, params: { sku = "" } }) =>
    void queryClient.prefetchQuery(shortageQuery({ sku, ...daysFromNow() })),
};

function ShortageScreen() {
  const t = useTexts("shortage");
  const desk = useTexts("desk");
  const { sku = "" } = useParams({ strict: false });
  const [days, setDays] = useState(daysFromNow);
  const isAsked = days.from !== "" && days.to >= days.from;
  const reading = useQuery({
    ...shortageQuery({ sku, ...days }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const name = reading.data?.name ?? undefined;
  const isUnknown = reading.data?.name === null;
  return (
    <>
      <DeskHead
        title={name === undefined ? desk("shortage") : `${desk("shortage")}: ${name}`}
        note={sku}
        tools={
          <div className="flex items-end gap-2">
            <TextField
              label={t("from")}
              type="date"
              size="small"
              value={days.from}
              onChange={(event) => setDays({ ...days, from: event.target.value })}
            />
            <TextField
              label={t("to")}
              type="date"
              size="small"
              value={days.to}
              onChange={(event) => setDays({ ...days, to: event.target.value })}
            />
          </div>
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ orders }) => t("loaded", { count: formatCount(orders.length) })}
        none={() =>
          isUnknown ? (
            <Nothing
              icon="search"
              title={t("unknownTitle", { sku })}
              actions={<ButtonLink href={paths.orders()}>{desk("orders")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(shortage) => (
          <div className="grid gap-3 pb-6">
            <Sale shortage={shortage} />
            {shortage.isErpOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
            {shortage.hasMore && <Alert tone="warning">{t("more")}</Alert>}
            <ShortageForm key={sku} shortage={shortage} />
          </div>
        )}
      </DeskListBody>
    </>
  );
}

/** Whether more of it can be ordered meanwhile, and where that is stopped. */
function Sale({ shortage: { sku, sellableFrom, carts, cartBoxes } }: { readonly shortage: Shortage }) {
  const t = useTexts("shortage");
  const mayStop = useMay({ area: "products", power: "change" });
  const isHeld = sellableFrom != null && sellableFrom > localNow().date;
  return (
    <Alert
      tone={isHeld ? "info" : "warning"}
      action={
        mayStop && (
          <ButtonLink href={paths.product(sku)} variant="outline" size="small">
            {t("stopSale")}
          </ButtonLink>
        )
      }
    >
      {isHeld ? t("soldFrom", { day: formatDate(toLocalDate(sellableFrom)) }) : t("stillSold")}
      {carts > 0 && ` ${t("carts", { count: carts, boxes: formatCount(cartBoxes) })}`}
    </Alert>
  );
}
