import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { type FormEvent, useState } from "react";
import { FoundField } from "../../kit/found/found-field.tsx";
import { TypedGoods } from "../../kit/found/typed-goods.tsx";
import { money } from "../../kit/money.ts";
import { placesSource } from "../../shared/found-records.ts";
import { readLines } from "../../shared/typed-lines.ts";
import { useRuleWords } from "./rule-words.ts";
import { type Rule, type Trial, useTrial } from "./use-capacity.ts";

/** What is taken over into the trial. */
export type Tried = Pick<Trial, "tankLitresInstalled"> & {
  readonly load: Trial["carts"][number]["load"];
  readonly netMinor: number;
  readonly isWholesale: boolean;
};

interface TrialSourceProps {
  readonly rule: Rule;
  readonly onTake: (tried: Tried) => void;
}

/** A real cart of a place, or goods that are typed for it. */
export function TrialSource({ rule, onTake }: TrialSourceProps) {
  const t = useTexts("capacity-desk");
  const [place, setPlace] = useState("");
  const [text, setText] = useState("");
  const action = useTrial();
  const read = readLines(text);
  const found = action.ended?.kind === "done" ? action.ended.answer : undefined;
  async function ask() {
    const shipToId = place.trim();
    if (shipToId === "" || read.wrongLine !== undefined) return;
    const ended = await action.run({ shipToId, lines: [...read.lines] });
    const answer = ended?.kind === "done" ? ended.answer : null;
    if (answer?.lines) onTake(takenOf(answer, answer.lines, answer.customerType === "WHS"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void ask();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-2">
      <FoundField
        {...{ label: t("trialPlace"), hint: t("trialPlaceHint"), size: "small", source: placesSource }}
        value={place}
        error={found === null && !action.isBusy ? t("placeUnknown") : undefined}
        onChange={(typed) => {
          action.reset();
          setPlace(typed);
        }}
      />
      <TypedGoods
        {...{ label: t("trialLines"), hint: t("trialLinesHint"), value: text, onChange: setText }}
        error={read.wrongLine === undefined ? undefined : t("trialLinesWrong", { line: read.wrongLine })}
      />
      <div>
        <Button type="submit" variant="outline" size="small" isBusy={action.isBusy}>
          {t(read.lines.length > 0 ? "tryLines" : "tryPlace")}
        </Button>
      </div>
      <FailureAlert action={action} title={t("tryPlace")} />
      {found && <Found trial={found} rule={rule} onTake={onTake} />}
    </form>
  );
}

function takenOf(trial: Trial, load: Tried["load"], isWholesale: boolean): Tried {
  return { load, netMinor: load.netMinor, isWholesale, tankLitresInstalled: trial.tankLitresInstalled };
}

interface FoundProps extends TrialSourceProps {
  readonly trial: Trial;
}

function Found({ trial, rule, onTake }: FoundProps) {
  const t = useTexts("capacity-desk");
  const { methodName } = useRuleWords();
  const { shipToName: name, carts, lines, unknown } = trial;
  return (
    <div className="grid gap-1 text-small" aria-live="polite">
      {lines != null && <p>{t("usedLines", { name })}</p>}
      {unknown.length > 0 && <Alert tone="warning">{t("unknownGoods", { skus: unknown.join(", ") })}</Alert>}
      <p className="text-ink-soft">{t(carts.length === 0 ? "noCarts" : "cartsOf", { name })}</p>
      <ul className="grid gap-1">
        {carts.map(({ id, method, load, isWholesale }) => (
          <li key={id}>
            <Button variant="quiet" size="small" onClick={() => onTake(takenOf(trial, load, isWholesale))}>
              {t("cartOf", {
                method: method == null ? t("cartNoMethod") : methodName(method),
                pallets: `${formatPallets(load.palletThousandths / 1000)} pal., ${money(load.netMinor, rule.currency)}`,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
