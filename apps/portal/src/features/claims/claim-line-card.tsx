import type { DeliveryToClaim, WantedClaimLine } from "@vycep/contract/claims/claims.rest";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import { CLAIM_REASONS, type ClaimReason } from "@vycep/domain/claims/claim-reason";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { PhotoButton } from "./photo-button.tsx";

interface ClaimLineCardProps {
  readonly line: DeliveryToClaim["lines"][number];
  readonly mark: Omit<WantedClaimLine, "line"> | undefined;
  /** Reasons for which it is too late; one that was marked in time can still be taken away. */
  readonly late: readonly ClaimReason[];
  readonly onToggle: (reason: ClaimReason) => void;
  readonly onBoxes: (boxes: number) => void;
  readonly onPhotos: (files: readonly File[]) => void;
}

/** A line of a delivery: one tap says what is wrong with it, and only then it asks how much, and for a photo. */
export function ClaimLineCard({ line, mark, late, onToggle, onBoxes, onPhotos }: ClaimLineCardProps) {
  const t = useTexts("claims");
  const { title, form } = nameParts(line.name);
  return (
    <li
      className={classNames(
        "grid gap-3 border-l-3 px-4 py-4",
        mark === undefined ? "border-transparent" : "border-amber bg-amber-tint",
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <strong className="block font-semibold">{title}</strong>
          {form !== "" && <span className="block text-fine text-ink-soft">{form}</span>}
        </span>
        <span className="text-small whitespace-nowrap text-ink-soft">
          {t("came", { count: line.delivered })}
        </span>
      </div>
      {line.left === 0 ? (
        <p className="text-small text-ink-soft">{t(line.delivered === 0 ? "neverCame" : "noneLeft")}</p>
      ) : (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("reasonOf", { name: line.name })}</legend>
          {CLAIM_REASONS.filter((reason) => !late.includes(reason) || reason === mark?.reason).map(
            (reason) => (
              <Chip
                key={reason}
                text={t(`reason.${reason}`)}
                isOn={mark?.reason === reason}
                onClick={() => onToggle(reason)}
              />
            ),
          )}
        </fieldset>
      )}
      {mark !== undefined && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-44">
            <Stepper
              label={t("boxes")}
              context={line.name}
              hint={t("ofMost", { count: formatCount(line.left) })}
              value={mark.boxes}
              min={1}
              max={line.left}
              size="large"
              decreaseLabel={t("fewer")}
              increaseLabel={t("more")}
              wholeNumberError={t("wholeNumber")}
              error={
                mark.boxes < 1 || mark.boxes > line.left
                  ? t("tooMany", { count: formatCount(line.left) })
                  : undefined
              }
              onChange={onBoxes}
            />
          </div>
          <PhotoButton name={line.name} count={mark.photos.length} onAdd={onPhotos} />
        </div>
      )}
    </li>
  );
}
