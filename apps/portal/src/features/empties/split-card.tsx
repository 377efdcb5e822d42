import type { Currency } from "@vycep/domain/kernel/money";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { dayInWords, palletsInWords } from "./empties-words.ts";
import type { EmptiesWork } from "./use-empties-draft.ts";

interface SplitCardProps {
  readonly work: EmptiesWork;
  readonly currency: Currency;
  /** Of the first order. */
  readonly date: string | null;
  readonly isCollection: boolean;
  readonly methodName: (method: ShippingMethod) => string;
}

/** What is above the limit, as the second order that it becomes, before anything is sent (EMPTIES-03, OP-119). */
export function SplitCard(props: SplitCardProps) {
  const t = useTexts("empties");
  const { split, second, maxPallets } = props.work.plan;
  const { left } = split;
  return (
    <>
      {left !== null && (
        <Alert tone="error" title={second === undefined ? t("noSecond") : t("tooMuch")} isLive>
          {t("tooMuchText", { pallets: palletsInWords(t, left.palletThousandths) })}
        </Alert>
      )}
      {split.second !== null && second !== undefined && maxPallets !== null && (
        <TwoOrders {...props} part={split.second} order={second} maxPallets={maxPallets} />
      )}
    </>
  );
}

interface TwoOrdersProps extends SplitCardProps {
  readonly part: NonNullable<EmptiesWork["plan"]["split"]["second"]>;
  readonly order: { readonly method: string; readonly date: string };
  readonly maxPallets: number;
}

function TwoOrders(props: TwoOrdersProps) {
  const { work, currency, date, isCollection, methodName, part, order, maxPallets } = props;
  const t = useTexts("empties");
  const { first } = work.plan.split;
  const limit = palletsInWords(t, maxPallets * 1000);
  const method = parseShippingMethod(order.method);
  const over = palletsInWords(t, work.plan.whole.palletThousandths - maxPallets * 1000);
  const ofLimit = t("ofLimit", { pallets: palletsInWords(t, first.palletThousandths), limit });
  const label = isCollection ? t("firstCollection") : t("firstOrder");
  return (
    <section aria-live="polite" className="overflow-hidden rounded-large border border-amber bg-foam">
      <p className="flex gap-3 bg-amber-tint px-5 py-3.5 text-amber-ink">
        <Icon name="info" />
        <span>
          <b>{t("overLimit", { limit, over })}</b> {t("splitOrder")}
        </span>
      </p>
      <div className="grid grid-cols-2 max-mobile:grid-cols-1">
        <div className="grid content-start gap-1 px-5 py-4">
          <h2 className="type-label text-ink-faint">{label}</h2>
          <p className="text-lead font-bold">{ofLimit}</p>
          <p className="text-small text-ink-soft">
            {isCollection ? dayInWords(date) : t("withGoods", { day: dayInWords(date) })}
          </p>
          <div className="mt-1.5">
            <Meter
              label={label}
              value={first.palletThousandths}
              max={maxPallets * 1000}
              valueText={ofLimit}
              tone="reached"
              size="thin"
            />
          </div>
        </div>
        <div className="grid content-start gap-1 border-l border-dashed border-line-strong px-5 py-4 max-mobile:border-t max-mobile:border-l-0">
          <h2 className="type-label text-ink-faint">
            {t("secondOrder", { method: method === undefined ? order.method : methodName(method) })}
          </h2>
          <p className="text-lead font-bold">
            {`${palletsInWords(t, part.palletThousandths)}: ${namesOf(work, part)}`}
          </p>
          <p className="text-small text-ink-soft">
            {t("onDay", {
              day: dayInWords(order.date),
              money: formatMoney({ minor: part.refundMinor, currency }),
            })}
          </p>
          <div className="mt-2">
            <ChooseSecond work={work} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** "7 × Sud KEG 50 l". */
function namesOf({ plan }: EmptiesWork, part: TwoOrdersProps["part"]): string {
  const names = new Map(plan.rows.map(({ row }) => [row.packaging_code, row.packaging_name]));
  return part.amounts.map(({ code, units }) => `${units} × ${names.get(code) ?? code}`).join(", ");
}

const ROOMIEST = "roomiest";

function ChooseSecond({ work }: Pick<SplitCardProps, "work">) {
  const t = useTexts("empties");
  const options = work.plan.rows.filter(({ units, pallets }) => units > 0 && (pallets ?? 0) > 0);
  return (
    <Select
      label={t("chooseOther")}
      placeholder={t("roomiest")}
      closeLabel={t("continueShort")}
      value={work.draft.second ?? ROOMIEST}
      options={[
        { id: ROOMIEST, label: t("roomiest") },
        ...options.map(({ row }) => ({ id: row.packaging_code, label: row.packaging_name })),
      ]}
      onChange={(id) => work.setSecond(id === ROOMIEST ? null : id)}
    />
  );
}
