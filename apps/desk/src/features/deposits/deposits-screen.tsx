import { useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { useMay } from "../../shared/me.ts";
import { DepositDialog } from "./deposit-dialog.tsx";
import { DepositsTable, PastDeposits } from "./deposits-tables.tsx";
import { type DatedDeposit, type Deposit, depositsQuery } from "./use-deposits.ts";

/** DGOOD-01: what is paid for empties in each market, dated; what was paid stays to be seen. */
export const depositsScreen: Screen = {
  component: DepositsScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(depositsQuery()),
};

type Changed = Pick<Deposit, "code" | "market"> & { readonly from: DatedDeposit | undefined };

function DepositsScreen() {
  const t = useTexts("deposits-desk");
  const desk = useTexts("desk");
  const reading = useQuery(depositsQuery());
  const isErpOwned = reading.data?.some((deposit) => deposit.isErpOwned) ?? false;
  const mayChange = useMay({ area: "products", power: "change" }) && !isErpOwned;
  const [changed, setChanged] = useState<Changed>();
  const changedDeposit = reading.data?.find(
    ({ code, market }) => code === changed?.code && market === changed.market,
  );
  const found = (all: readonly Deposit[]) => t("found", { count: new Set(all.map(({ code }) => code)).size });
  return (
    <>
      <DeskHead title={desk("emptiesDeposits")} note={reading.data && found(reading.data)} />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={found}
        none={(all) =>
          all.length > 0 ? undefined : (
            <Nothing icon="keg" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {(all) => (
          <div className="grid grid-cols-1 gap-4">
            {isErpOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
            <p className="text-small text-ink-soft">{t("text")}</p>
            {[...new Set(all.map(({ market }) => market))].map((market) => (
              <OfMarket
                key={market}
                market={market}
                deposits={all.filter((deposit) => deposit.market === market)}
                onChange={mayChange ? setChanged : undefined}
              />
            ))}
            <PastDeposits deposits={all} />
          </div>
        )}
      </DeskListBody>
      {changed !== undefined && changedDeposit !== undefined && (
        <DepositDialog deposit={changedDeposit} from={changed.from} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}

interface OfMarketProps {
  readonly market: string;
  readonly deposits: readonly Deposit[];
  readonly onChange: ((changed: Changed) => void) | undefined;
}

function OfMarket({ market, deposits, onChange }: OfMarketProps) {
  const t = useTexts("deposits-desk");
  const title = t("inMarket", { market: useMarketName()(market) });
  const id = `deposits-${market}`;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby={id}>
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      <DepositsTable
        caption={title}
        deposits={deposits}
        onChange={onChange && (({ code }, from) => onChange({ code, market, from }))}
      />
    </section>
  );
}
