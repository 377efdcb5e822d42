import type { CreateClaimAnswer, DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import { lastDayToClaim } from "@vycep/domain/claims/claim-deadline";
import { CLAIM_REASONS } from "@vycep/domain/claims/claim-reason";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { ClaimLineCard } from "./claim-line-card.tsx";
import { ClaimSum } from "./claim-sum.tsx";
import { expectedOf } from "./expected-of.ts";
import { linesOf, useClaimDraft } from "./use-claim-draft.ts";
import { useCreateClaim } from "./use-create-claim.ts";

/** The photos of a claim; who draws the page brings them. */
export interface ClaimPhotos {
  /** Tells the id of each that is on its way. */
  readonly add: (files: readonly File[], onBegun: (id: string) => void) => void;
  readonly isSending: boolean;
  /** Of those that are wholly here. */
  readonly whole: ReadonlySet<string>;
  readonly rows: ReactNode;
}

interface ClaimFormProps {
  readonly delivery: DeliveryToClaim;
  readonly photos: ClaimPhotos;
  readonly onSent: (answer: CreateClaimAnswer) => void;
}

const noteMax = 500;

/** The check of a delivery, line by line (B2). */
export function ClaimForm({ delivery, photos, onSent }: ClaimFormProps) {
  const t = useTexts("claims");
  const draft = useClaimDraft(delivery);
  const create = useCreateClaim();
  const { order, today, term, lines } = delivery;
  const delivered = toLocalDate(delivery.deliveryDay);
  const wanted = linesOf(draft.marks);
  const credit = expectedOf(delivery, wanted);
  const lastDayOf = (reason: (typeof CLAIM_REASONS)[number]) => lastDayToClaim(delivered, reason, term);
  const late = CLAIM_REASONS.filter((reason) => lastDayOf(reason) < today);
  const day = (reason: (typeof CLAIM_REASONS)[number]) => formatDate(lastDayOf(reason));
  const isWrong = lines.some(({ line, left }) => (draft.marks.get(line)?.boxes ?? 0) > left);

  async function handleSend() {
    const sent = wanted.map((line) => ({
      ...line,
      photos: line.photos.filter((id) => photos.whole.has(id)),
    }));
    draft.close();
    const end = await create.run({ order, lines: sent, note: draft.note, expectedMinor: credit.totalMinor });
    if (end?.kind !== "done") {
      if (end !== undefined) draft.reopen();
      return;
    }
    draft.start();
    onSent(end.answer);
  }
  const blocked =
    wanted.length === 0
      ? t("nothingClaimed")
      : isWrong
        ? t("correctFirst")
        : photos.isSending
          ? t("waitForPhotos")
          : undefined;
  return (
    <div className="grid items-start gap-5 wide:grid-cols-aside">
      <div className="grid min-w-0 gap-4">
        <p className="text-body">
          {t("deadline", { day: day("short") })}{" "}
          {late.includes("spoiled") ? t("spoiledIsLate") : t("deadlineSpoiled", { day: day("spoiled") })}
        </p>
        <ul
          aria-label={t("lines")}
          className="divide-y divide-line overflow-hidden rounded-large border border-line bg-foam max-mobile:-mx-4 max-mobile:rounded-none max-mobile:border-x-0"
        >
          {lines.map((line) => (
            <ClaimLineCard
              key={line.line}
              line={line}
              mark={draft.marks.get(line.line)}
              late={late}
              onToggle={(reason) => draft.toggle(line.line, reason)}
              onBoxes={(boxes) => draft.setBoxes(line.line, boxes)}
              onPhotos={(files) => photos.add(files, (id) => draft.addPhoto(line.line, id))}
            />
          ))}
        </ul>
        {wanted.length > 0 && (
          <Card>
            <div className="grid gap-4">
              {photos.rows}
              <TextArea
                label={t("note")}
                minRows={2}
                maxLength={noteMax}
                value={draft.note}
                onChange={(event) => draft.setNote(event.target.value)}
              />
            </div>
          </Card>
        )}
      </div>
      <ClaimSum
        credit={credit}
        currency={delivery.currency}
        count={wanted.length}
        isBusy={create.isBusy}
        blocked={blocked}
        onSend={() => void handleSend()}
      >
        <FailureAlert action={create} />
        <p role="status" className="text-fine text-ink-soft empty:hidden">
          {draft.saved.kind === "saved" && t("saved")}
          {draft.saved.kind === "failed" && t("notSaved")}
        </p>
      </ClaimSum>
    </div>
  );
}
