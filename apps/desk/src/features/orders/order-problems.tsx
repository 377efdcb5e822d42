import { spacedPhone } from "@vycep/domain/market/phone";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useMay } from "../../shared/me.ts";
import { MoveRefusal } from "./move-refusal.tsx";
import { useAskErpAgain } from "./use-help-order.ts";
import type { Order } from "./use-order.ts";

// Few orders lack a price.
const PricesDialog = lazy(() =>
  import("./prices-dialog.tsx").then((file) => ({ default: file.PricesDialog })),
);

type Problem = Order["problems"][number];

const kinds = [
  "erp-refused",
  "day-fallen",
  "prices-missing",
  "above-limit",
  "looked-into",
  "sent-again",
] as const;
const steps = ["ask-again", "set-prices", "call"] as const;

/** What holds the order up, and beside it the steps that help, the best one filled (DORD-08). */
export function OrderProblems({ order }: { readonly order: Order }) {
  return order.problems.map((problem, index) => (
    <ProblemCard key={problem.kind} order={order} problem={problem} isFirst={index === 0} />
  ));
}

interface ProblemCardProps {
  readonly order: Order;
  readonly problem: Problem;
  readonly isFirst: boolean;
}

function ProblemCard({ order, problem, isFirst }: ProblemCardProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const titleId = useId();
  const kind = kinds.find((one) => one === problem.kind);
  const helping = steps.filter((step) => problem.steps.includes(step));
  if (kind === undefined) return null;
  const isCalm = kind === "sent-again";
  return (
    <section
      aria-labelledby={titleId}
      className={`overflow-hidden rounded-large border bg-foam ${isCalm ? "border-line" : "border-red-edge"}`}
    >
      <div
        className={`flex gap-3 px-4 py-3 ${isCalm ? "bg-bottle-tint text-bottle" : "bg-red-tint text-red-ink"}`}
      >
        <Icon name={isCalm ? "info" : "error"} />
        <div className="min-w-0">
          <h2 id={titleId} className="font-bold">
            {tc(`problem.${kind}`)}
          </h2>
          <p className="text-small break-words">
            {problem.error == null
              ? tc(`problemText.${kind}`)
              : [
                  tc("erpSaid", { error: problem.error }),
                  problem.attempts != null && t("attempts", { count: problem.attempts }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
          </p>
        </div>
      </div>
      {helping.length > 0 && (
        <ol className="flex divide-x divide-line max-mobile:block">
          {helping.map((step, index) => (
            <Step key={step} place={index + 1} title={t(`help.${step}`)}>
              <Help step={step} order={order} isMain={isFirst && index === 0} />
            </Step>
          ))}
        </ol>
      )}
    </section>
  );
}

interface StepProps {
  readonly place: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ place, title, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-1 gap-3 px-4 py-3 text-small">
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-control bg-foam-dim font-bold"
      >
        {place}
      </span>
      <div className="grid min-w-0 justify-items-start gap-2">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  );
}

interface HelpProps {
  readonly step: (typeof steps)[number];
  readonly order: Order;
  readonly isMain: boolean;
}

function Help({ step, order, isMain }: HelpProps) {
  switch (step) {
    case "ask-again":
      return <AskAgain order={order} isMain={isMain} />;
    case "set-prices":
      return <SetPrices order={order} isMain={isMain} />;
    case "call":
      return <Call caller={order.caller} />;
  }
}

function AskAgain({ order, isMain }: Omit<HelpProps, "step">) {
  const t = useTexts("order-desk");
  const action = useAskErpAgain();
  const mayAsk = useMay({ area: "orders", power: "change" });
  const { number } = order.row;
  async function ask() {
    const ended = await action.run({ number, version: order.version });
    if (ended?.kind === "done" && ended.answer == null) showToast(t("told.askAgain"));
  }
  return (
    <>
      <p className="text-ink-soft">{t("helpText.ask-again")}</p>
      <FailureAlert action={action} title={t("notDone")} />
      <MoveRefusal action={action} order={order} />
      {mayAsk && (
        <Button
          size="small"
          variant={isMain ? "primary" : "outline"}
          icon="repeat"
          isBusy={action.isBusy}
          onClick={() => void ask()}
        >
          {t("help.ask-again")}
        </Button>
      )}
    </>
  );
}

function SetPrices({ order, isMain }: Omit<HelpProps, "step">) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const maySet = useMay({ area: "orders", power: "override" });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-ink-soft">{tc("helpText.set-prices")}</p>
      {maySet && (
        <Button
          size="small"
          variant={isMain ? "primary" : "outline"}
          icon="pencil"
          onClick={() => setOpen(true)}
        >
          {t("help.set-prices")}
        </Button>
      )}
      <Suspense>{isOpen && <PricesDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const spoken = ["cs", "sk", "en"] as const;

function Call({ caller }: Pick<Order, "caller">) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  if (caller == null) return <p className="text-ink-soft">{t("byHouse")}</p>;
  const { name, phone } = caller;
  if (phone === "") return <p className="text-ink-soft">{tc("noPhone", { name })}</p>;
  const language = spoken.find((one) => one === caller.language);
  const speaks = language === undefined ? caller.language : tc(`speaks.${language}`);
  return (
    <>
      <p className="text-ink-soft">
        {tc("whoToCall", { name, phone: spacedPhone(phone), language: speaks })}
      </p>
      <ButtonLink href={`tel:${phone}`} size="small" variant="outline" icon="phone">
        {t("help.call")}
      </ButtonLink>
    </>
  );
}
