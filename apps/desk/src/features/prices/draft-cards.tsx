import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatDate, formatPercent } from "@vycep/words/engine/format";
import { momentText } from "../../kit/moment.tsx";
import { money } from "../../kit/money.ts";
import type { Draft } from "./use-drafts.ts";

interface CardsProps {
  readonly draft: Draft;
}

/** Beside the lines: how much on the whole, whom it touches, who must agree, when it is published. */
export function DraftCards({ draft }: CardsProps) {
  return (
    <aside className="grid gap-3 text-small">
      {draft.counts.all > 0 && <Average draft={draft} />}
      {draft.counts.all > 0 && <Touched draft={draft} />}
      <People draft={draft} />
      <Publication draft={draft} />
    </aside>
  );
}

function Average({ draft: { counts } }: CardsProps) {
  const t = useTexts("price-desk");
  const { averagePercent, maxPercent } = counts;
  return (
    <Card title={t("average")}>
      <p className="type-title">
        {averagePercent > 0 && "+"}
        {formatPercent(averagePercent)}
      </p>
      <p className="mb-3 text-ink-soft">{t("averageOf")}</p>
      <DefinitionList
        items={[
          { label: t("largest"), value: formatPercent(maxPercent) },
          { label: t("linesOf"), value: formatCount(counts.all) },
        ]}
      />
    </Card>
  );
}

function Touched({ draft: { touched, validFrom } }: CardsProps) {
  const t = useTexts("price-desk");
  const { companies, shipTos, carts, cartsMinor, leaflets } = touched;
  const sums = cartsMinor.map(({ minor, currency }) => `${minor > 0 ? "+" : ""}${money(minor, currency)}`);
  return (
    <Card title={t("touched")}>
      <DefinitionList
        items={[
          { label: t("companies"), value: formatCount(companies) },
          { label: t("places"), value: formatCount(shipTos) },
          {
            label: t("carts", { day: formatDate(toLocalDate(validFrom)) }),
            value: carts === 0 ? "0" : [formatCount(carts), ...sums].join(", "),
          },
          { label: t("leaflets"), value: t("leafletsStay", { count: formatCount(leaflets) }) },
        ]}
      />
      <p className="mt-3 text-fine text-ink-soft">{t("touchedNote")}</p>
    </Card>
  );
}

/** Who proposed and who agreed, or must; amber as long as somebody must. */
function People({ draft }: CardsProps) {
  const t = useTexts("price-desk");
  const { state, counts, limit, needsSecondPerson, by, handedInBy, handedInAt, approvedBy, approvedAt } =
    draft;
  const isPending = state === "open" || state === "waiting";
  const needs = state === "waiting" || (state === "open" && needsSecondPerson && counts.all > 0);
  // One that came back is handed in anew, whatever was said of it before.
  const isHandedIn = handedInAt != null && state !== "open";
  if (!needs && !isHandedIn) return null;
  const why =
    limit != null && counts.over > 0
      ? t("secondText", { count: counts.over, limit: formatPercent(limit) })
      : t("secondRight");
  return (
    <Card title={t(needs ? "secondTitle" : "done")} tone={needs ? "warning" : "plain"}>
      {needs && <p className="mb-3">{why}</p>}
      <ul className="grid gap-2">
        <Person
          name={isHandedIn ? (handedInBy ?? by) : by}
          what={isHandedIn ? t("proposed", { moment: momentText(handedInAt) }) : t("notHandedIn")}
          isDone={isHandedIn}
        />
        {(needs || approvedAt != null) && (
          <Person
            name={approvedBy ?? t("second")}
            what={approvedAt == null ? t("notApproved") : t("approved", { moment: momentText(approvedAt) })}
            isDone={approvedAt != null && !isPending}
          />
        )}
      </ul>
    </Card>
  );
}

interface PersonProps {
  readonly name: string;
  readonly what: string;
  readonly isDone: boolean;
}

function Person({ name, what, isDone }: PersonProps) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={isDone ? "check" : "user"} />
      <span>
        <span className="block font-semibold">{name}</span>
        {what}
      </span>
    </li>
  );
}

function Publication({ draft }: CardsProps) {
  const t = useTexts("price-desk");
  const { state, validFrom, publishAt, publishedAt, takenBackAt, takenBackBy, takenBackReason } = draft;
  const seen =
    publishedAt != null
      ? t("published", { moment: momentText(publishedAt) })
      : state === "planned" && publishAt == null
        ? t("publishing")
        : state === "open"
          ? t("whenHandedIn")
          : publishAt == null
            ? t("afterApproval")
            : momentText(publishAt);
  return (
    <Card title={t("publication")}>
      <DefinitionList
        items={[
          { label: t("customerSees"), value: seen },
          { label: t("byDelivery"), value: t("since", { day: formatDate(toLocalDate(validFrom)) }) },
          {
            label: t("takeBack"),
            value:
              takenBackAt == null
                ? t("takeBackAnytime")
                : t("takenBack", { moment: momentText(takenBackAt), name: takenBackBy ?? "" }),
          },
          ...(takenBackReason == null ? [] : [{ label: t("reason"), value: takenBackReason }]),
        ]}
      />
    </Card>
  );
}
