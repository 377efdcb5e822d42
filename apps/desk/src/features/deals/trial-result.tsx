import { toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatAmount, formatCount } from "@vycep/words/engine/format";
import { money } from "../../kit/money.ts";
import type { Trial } from "./use-trial.ts";

type Line = Trial["lines"][number];

/** What each line would cost and why, the sums, and what stands against the cart. */
export function TrialResult({ trial }: { readonly trial: Trial }) {
  const t = useTexts("deal-desk");
  const { shipToName, companyName, priceList, currency, lines, obstacles } = trial;
  const sums = [
    { label: t("sum"), minor: trial.netMinor },
    { label: t("savedMoney"), minor: trial.savedMinor, isSaved: true },
    { label: t("vat"), minor: trial.vatMinor },
    { label: t("deposits"), minor: trial.depositMinor },
  ];
  return (
    <div className="grid gap-3 border-t border-line pt-3" aria-live="polite">
      <p>
        <strong className="block">{shipToName}</strong>
        <span className="text-small text-ink-soft">
          {t("whoAndList", { company: companyName, list: priceList })}
        </span>
      </p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <TrialLine key={`${line.insideOf ?? ""} ${line.sku}`} line={line} />
        ))}
      </ul>
      {lines.filter(isBoth).map(({ sku, name, leafletName, wins }) => (
        <Alert key={sku} tone="warning">
          {t(wins === "deal" ? "bothDeal" : "bothLeaflet", { product: name, leaflet: leafletName ?? "" })}
        </Alert>
      ))}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line pt-2">
        {sums.map(({ label, minor, isSaved = false }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={isSaved ? "text-right text-bottle" : "text-right"}>
              {isSaved && minor > 0 ? `−${money(minor, currency)}` : money(minor, currency)}
            </dd>
          </div>
        ))}
        <dt className="font-bold">{t("total")}</dt>
        <dd className="text-right font-bold">{money(trial.totalMinor, currency)}</dd>
      </dl>
      {obstacles.length === 0 ? (
        <Alert tone="success">{t("couldSend")}</Alert>
      ) : (
        <Alert tone="error" title={t("couldNotSend")}>
          <ul>
            {obstacles.map(({ code, message, sku }) => (
              <li key={`${code} ${sku ?? ""}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** Whether a leaflet and a package deal are both to be had, and one of them is charged. */
function isBoth({ leafletMinor, dealMinor, wins }: Line): boolean {
  return leafletMinor != null && dealMinor != null && (wins === "leaflet" || wins === "deal");
}

/** One line: how many, what one costs by each discount, and which is charged. */
function TrialLine({ line }: { readonly line: Line }) {
  const t = useTexts("deal-desk");
  const { name, sku, boxes, yourMinor, leafletMinor, dealMinor, unitMinor, netMinor, wins, insideOf } = line;
  const amount = (minor: number) => formatAmount(toMinor(minor));
  const prices = [
    `${t("own")} ${amount(yourMinor)}`,
    ...(leafletMinor == null ? [] : [`${t("byLeaflet")} ${amount(leafletMinor)}`]),
    ...(dealMinor == null ? [] : [`${t("byDeal")} ${amount(dealMinor)}`]),
  ];
  return (
    <li className={insideOf == null ? "" : "border-l-2 border-line pl-3"}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
        <span>
          <strong>{name}</strong> <span className="text-fine text-ink-soft">{sku}</span>
        </span>
        <strong className="text-right">{amount(netMinor)}</strong>
        <span className="text-small text-ink-soft">{prices.join(" · ")}</span>
        <span className="text-right text-small">{`${formatCount(boxes)} × ${amount(unitMinor)}`}</span>
      </div>
      {wins != null && <Flag tone={wins === "none" ? "muted" : "offer"} text={t(`wins.${wins}`)} />}
    </li>
  );
}
