import type { OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { CountField } from "./count-field.tsx";
import { type NotedLine, nothingHanded, type StopDraft } from "./stop-draft.ts";
import { TextButton } from "./text-button.tsx";

interface GoodsListProps {
  readonly stop: OwnStop;
  readonly lines: readonly NotedLine[];
  readonly draft: StopDraft;
  /** The line that wants a reason before anybody goes on. */
  readonly silent: number | undefined;
  readonly onChange: (part: Partial<StopDraft>) => void;
}

const reasons = ["damaged", "missing", "refused", "closed"] as const;

/** What is handed over, line by line; of less somebody says why. */
export function GoodsList({ stop, lines, draft, silent, onChange }: GoodsListProps) {
  const t = useTexts("driver");
  const shown = lines.filter(({ expected }) => expected > 0);
  // Whoever only comes for empties hands nothing over.
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="goods">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="goods" className="text-heading font-bold">
          {t("goods")}
        </h2>
        <TextButton text={t("allRight")} onClick={() => onChange({ boxes: {}, reasons: {} })} />
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-normal border border-line bg-foam">
        {shown.map((line) => (
          <GoodsLine
            key={line.lineNo}
            line={line}
            isAmiss={line.lineNo === silent}
            {...{ draft, onChange }}
          />
        ))}
      </ul>
      <div className="mt-2 text-right">
        <TextButton
          text={t("nothingHanded")}
          onClick={() => onChange(nothingHanded(stop, draft, t("reason.closed")))}
        />
      </div>
    </section>
  );
}

function GoodsLine({
  line: { lineNo, name, expected, boxes, reason },
  isAmiss,
  draft,
  onChange,
}: Pick<GoodsListProps, "draft" | "onChange"> & { readonly line: NotedLine; readonly isAmiss: boolean }) {
  const t = useTexts("driver");
  const isShort = boxes < expected;
  return (
    <li className={classNames("grid gap-2 px-4 py-3", isShort && "bg-red-tint")}>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <b className="block text-pretty">{name}</b>
          <span className={isShort ? "font-semibold text-red-strong" : "text-ink-soft"}>
            {isShort ? t("handedOf", { count: boxes, all: expected }) : t("toBe", { count: expected })}
          </span>
        </div>
        <CountField
          label={t("handed")}
          name={name}
          value={boxes}
          max={expected}
          onChange={(count) => onChange({ boxes: { ...draft.boxes, [lineNo]: count } })}
        />
      </div>
      {isShort && (
        // biome-ignore lint/a11y/useSemanticElements: chips of which one is pressed, not a form
        <div role="group" aria-label={t("reasonOf", { name })} className="flex flex-wrap gap-2">
          {reasons.map((code) => (
            <Chip
              key={code}
              text={t(`reason.${code}`)}
              isOn={reason === t(`reason.${code}`)}
              onClick={() => onChange({ reasons: { ...draft.reasons, [lineNo]: t(`reason.${code}`) } })}
            />
          ))}
        </div>
      )}
      {isAmiss && (
        <p role="alert" className="font-semibold text-red-strong">
          {t("reasonNeeded")}
        </p>
      )}
    </li>
  );
}
