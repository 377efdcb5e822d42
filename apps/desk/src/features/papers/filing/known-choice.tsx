import { useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { money } from "../../../kit/money.ts";
import { type Choice, CONTRACT_PAPERS, chosenIn } from "./filing-choice.ts";
import { type PaperFile, type PaperMatch, papersNumberedQuery } from "./use-filing.ts";

interface KnownChoiceProps {
  readonly file: PaperFile;
  readonly choice: Choice;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** The papers that a file may be of: those that its name means, and those of a number that is typed. */
export function useMatches(file: PaperFile, { number }: Choice): readonly PaperMatch[] {
  const typed = useQuery(papersNumberedQuery(file.upload, number.trim()));
  const all = [...file.matches, ...(typed.data ?? [])];
  return [...new Map(all.map((match) => [`${match.kind} ${match.number}`, match])).values()];
}

/** The paper that stands here to which a file is attached, and the yes that replaces what it has. */
export function KnownChoice({ file, choice, error, onChange }: KnownChoiceProps) {
  const t = useTexts("filing");
  const matches = useMatches(file, choice);
  const chosen = chosenIn(matches, choice);
  const keyOf = ({ kind, number }: Pick<PaperMatch, "kind" | "number">) => `${kind} ${number}`;
  return (
    <div className="grid gap-3">
      {(file.matches.length !== 1 || chosen === undefined) && (
        <TextField
          label={t("find")}
          icon="search"
          size="small"
          maxLength={40}
          value={choice.number}
          error={error ?? (matches.length === 0 ? t("unknownNumber") : undefined)}
          onChange={({ target }) => onChange({ number: target.value, isReplacing: false })}
        />
      )}
      {matches.length > 1 && (
        <RadioGroup
          label={t("meant")}
          look="cards"
          value={chosen === undefined ? null : keyOf(chosen)}
          options={matches.map((match) => ({
            id: keyOf(match),
            label: `${t(`kind.${match.kind}`)} ${match.number}`,
            description: <Whose match={match} />,
          }))}
          onChange={(key) => {
            const match = matches.find((one) => keyOf(one) === key);
            if (match !== undefined) onChange({ kind: match.kind, number: match.number, isReplacing: false });
          }}
        />
      )}
      {chosen?.kind === "contract" && !chosen.isThere && chosen.replaces == null && (
        <div className="flex flex-wrap items-start gap-3">
          <Segments
            label={t("contractPaper")}
            options={CONTRACT_PAPERS.map((id) => ({ id, label: t(`contractPaper.${id}`) }))}
            value={CONTRACT_PAPERS.find((one) => one === choice.contractPaper) ?? "contract"}
            onPick={(contractPaper) => onChange({ contractPaper })}
          />
          <TextField
            label={t("signed")}
            type="date"
            size="small"
            value={choice.signed}
            onChange={({ target }) => onChange({ signed: target.value })}
          />
        </div>
      )}
      {chosen?.replaces != null && !chosen.isThere && (
        <Checkbox
          label={t("replace")}
          hint={t("hasFile")}
          checked={choice.isReplacing}
          error={choice.isReplacing ? undefined : error}
          onChange={({ target }) => onChange({ isReplacing: target.checked })}
        />
      )}
    </div>
  );
}

/** Whose a paper is, and what it comes to. */
export function Whose({
  match: { about, companyName, issued, amountMinor, currency },
}: {
  readonly match: PaperMatch;
}) {
  const facts = [
    ...[about, companyName].filter((one) => one !== ""),
    formatDate(toLocalDate(issued)),
    ...(amountMinor == null || currency == null ? [] : [money(amountMinor, currency)]),
  ];
  return <span className="text-small text-ink-soft">{facts.join(" · ")}</span>;
}
