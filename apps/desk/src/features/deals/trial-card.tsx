import { addDays, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import { FoundField } from "../../kit/found/found-field.tsx";
import { TypedGoods } from "../../kit/found/typed-goods.tsx";
import { placesSource } from "../../shared/found-records.ts";
import type { DeskOfferTrialDealInput } from "../../shared/graphql.gen/graphql.ts";
import { readLines } from "../../shared/typed-lines.ts";
import { TrialResult } from "./trial-result.tsx";
import { useTrial } from "./use-trial.ts";

/** What a trial begins with. */
interface TrialBegins {
  readonly place: string;
  readonly day: string;
  readonly goods: string;
  readonly leafletId: string | undefined;
}

interface TrialCardProps {
  /** A package deal that is tried as it is written; without one, goods are typed. */
  readonly deal?: DeskOfferTrialDealInput | undefined;
  readonly begins?: TrialBegins | undefined;
}

const soon = 3;

/** A cart that stands nowhere, as a named customer's: what it would cost, and which discount wins (DGOOD-03). */
export function TrialCard({ deal, begins }: TrialCardProps) {
  const t = useTexts("deal-desk");
  const action = useTrial();
  const [typed, setTyped] = useState({
    ...{ place: begins?.place ?? "", goods: begins?.goods ?? "", packages: "1", method: "" },
    day: begins?.day || addDays(localNow().date, soon),
  });
  const [isJudged, setJudged] = useState(false);
  const read = readLines(typed.goods);
  const packages = /^\d{1,4}$/.test(typed.packages) ? Number(typed.packages) : 0;
  const lines = deal === undefined ? [...read.lines] : [{ sku: deal.sku, boxes: packages }];
  const isReady =
    typed.place.trim() !== "" &&
    parseLocalDate(typed.day) !== undefined &&
    lines.length > 0 &&
    lines.every(({ boxes }) => boxes > 0) &&
    read.wrongLine === undefined;
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (!isReady) return;
    void action.run({
      ...{ shipToId: typed.place.trim(), day: typed.day, lines, method: typed.method || null },
      ...{ leafletId: begins?.leafletId ?? null, deal: deal ?? null },
    });
  }
  return (
    <section aria-label={t("trial")} className="rounded-normal border-field border-amber bg-foam">
      <header className="flex items-baseline justify-between gap-3 rounded-t-normal bg-amber-tint px-4 py-2.5 text-amber-ink">
        <h2 className="type-heading">{t("trial")}</h2>
        <span className="text-small">{t("nothingSent")}</span>
      </header>
      <div className="grid gap-3 p-4">
        <form noValidate onSubmit={handleSubmit} className="grid gap-3">
          <FoundField
            label={t("asCustomer")}
            source={placesSource}
            value={typed.place}
            error={answer === null ? t("placeUnknown") : undefined}
            onChange={(place) => {
              action.reset();
              setTyped({ ...typed, place });
            }}
          />
          {deal === undefined && (
            <TypedGoods
              {...{ label: t("goodsTried"), hint: t("goodsHint"), value: typed.goods }}
              error={read.wrongLine === undefined ? undefined : t("goodsWrong", { line: read.wrongLine })}
              onChange={(goods) => setTyped({ ...typed, goods })}
            />
          )}
          <div className="grid grid-cols-2 items-start gap-3">
            {deal !== undefined && (
              <TextField
                label={t("packages")}
                inputMode="numeric"
                value={typed.packages}
                onChange={(event) => setTyped({ ...typed, packages: event.target.value })}
              />
            )}
            <TextField
              label={t("deliveryDay")}
              type="date"
              value={typed.day}
              onChange={(event) => setTyped({ ...typed, day: event.target.value })}
            />
            {deal === undefined && (
              <MethodSelect
                methods={answer?.methods ?? []}
                value={typed.method}
                onChange={(method) => setTyped({ ...typed, method })}
              />
            )}
          </div>
          {deal !== undefined && (
            <MethodSelect
              methods={answer?.methods ?? []}
              value={typed.method}
              onChange={(method) => setTyped({ ...typed, method })}
            />
          )}
          {deal !== undefined && <p className="text-small text-ink-soft">{t("dealTried")}</p>}
          {begins?.leafletId !== undefined && <p className="text-small text-ink-soft">{t("leafletTried")}</p>}
          {isJudged && !isReady && <p className="text-small text-red-ink">{t("trialFirst")}</p>}
          <div>
            <Button type="submit" variant="outline" icon="cart" isBusy={action.isBusy}>
              {t("tryCart")}
            </Button>
          </div>
        </form>
        <FailureAlert action={action} title={t("notDone")} />
        {answer != null && <TrialResult trial={answer} />}
      </div>
    </section>
  );
}

interface MethodSelectProps {
  readonly methods: readonly string[];
  readonly value: string;
  readonly onChange: (method: string) => void;
}

/** How it is delivered, once it is known what the place is offered. */
function MethodSelect({ methods, value, onChange }: MethodSelectProps) {
  const t = useTexts("deal-desk");
  const orders = useTexts("order-desk");
  const shell = useTexts("shell");
  if (methods.length === 0) return null;
  return (
    <Select
      label={t("method")}
      options={[
        { id: "", label: t("firstMethod") },
        ...methods.map((id) => {
          const known = parseShippingMethod(id);
          return { id, label: known === undefined ? id : orders(`method.${known}`) };
        }),
      ]}
      value={value}
      placeholder={t("firstMethod")}
      closeLabel={shell("close")}
      onChange={onChange}
    />
  );
}
