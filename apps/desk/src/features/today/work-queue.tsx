import { useQuery } from "@tanstack/react-query";
import { now } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { ageOf } from "../../shared/age.ts";
import type { WorkItem } from "../../shared/feature.ts";
import { may, useMe } from "../../shared/me.ts";
import { workItems, workQuery } from "../../shared/work.ts";

/** What waits for somebody of this person's roles: each with its number, the age of the oldest and its list (DTODAY-01). */
export function WorkQueue() {
  const t = useTexts("desk");
  const me = useMe();
  const items = workItems().filter(({ needs }) => may(me, needs));
  return (
    <section aria-labelledby="work" className="max-w-cards rounded-normal border border-line bg-foam">
      <h2 id="work" className="type-heading border-b border-line px-card py-2.5">
        {t("workTitle")}
      </h2>
      {items.length === 0 ? (
        <p className="px-card py-3 text-ink-soft">{t("workNone")}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <Work key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Work({ item }: { readonly item: WorkItem }) {
  const t = useTexts("desk");
  const { data, isError } = useQuery(workQuery(item));
  const age = data?.oldest === undefined ? undefined : ageOf(data.oldest, now());
  return (
    <li className="border-t border-line first:border-t-0">
      <Anchor
        href={item.href}
        className="flex min-h-row-two items-center gap-2.5 px-card hover:bg-bottle-mist coarse:min-h-touch"
      >
        <span className="text-ink-soft">
          <Icon name={item.icon} size="small" />
        </span>
        <span className="flex-1 font-medium">{t(item.title)}</span>
        {age !== undefined && (
          <span className="text-small text-ink-soft">{t(`oldest.${age.unit}`, { count: age.count })}</span>
        )}
        {isError && <span className="text-small text-red-strong">{t("workFailed")}</span>}
        {data !== undefined && (
          <Count
            value={formatCount(data.count) + (data.isMore === true ? "+" : "")}
            tone={data.count === 0 ? "muted" : item.tone}
          />
        )}
        <Icon name="chevron-right" size="small" />
      </Anchor>
    </li>
  );
}
