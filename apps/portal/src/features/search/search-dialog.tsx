import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { orderGroups, type SearchKind } from "@vycep/domain/search/search-groups";
import { searchedText } from "@vycep/domain/search/searched-text";
import { localNow, machineTimers } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Finder, type FinderGroup, type FinderItem } from "@vycep/ui/overlays/finder.tsx";
import { formatCount, formatNearDay } from "@vycep/words/engine/format";
import { useRef, useState } from "react";
import { paths } from "../../shared/paths.ts";
import { KIND_LOOKS, useHitWords } from "./found-groups.ts";
import { useFoundPages } from "./found-pages.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { type FoundGroup, useSearchEverything } from "./use-search-everything.ts";
import { useUsualGoods } from "./use-usual-goods.ts";

/** Long enough that a number is asked for once and not digit by digit. */
const debounceMs = 180;
const recentPrefix = "recent:";
const forgetId = "forget";

/** The search of everything: what is typed is looked for on the server, and among the pages at once. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("search");
  const shell = useTexts("shell");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const cancel = useRef<() => void>(undefined);
  const answer = useSearchEverything(asked);
  const text = searchedText(typed);
  const groups = useGroups(typed, text === undefined ? [] : (answer.data ?? []));
  const usual = useUsualGroup();
  const isBusy = text !== undefined && (answer.isFetching || searchedText(asked) !== text);
  const count = groups.reduce((sum, { total }) => sum + total, 0);

  function handleChange(next: string) {
    setTyped(next);
    cancel.current?.();
    cancel.current = machineTimers.after(debounceMs, () => setAsked(next));
  }
  function handlePick(id: string) {
    if (id === forgetId) {
      forgetSearches();
      return setRecent([]);
    }
    if (id.startsWith(recentPrefix)) return handleChange(id.slice(recentPrefix.length));
    if (text !== undefined) rememberSearch(typed.trim());
    onClose();
  }
  const isNothing = text !== undefined && !isBusy && groups.length === 0 && !answer.isError;
  const said = groups.some(({ isMore }) => isMore)
    ? t("saidMore", { count: formatCount(count) })
    : t("said", { count });
  return (
    <Finder
      isOpen
      onClose={onClose}
      label={t("searchAll")}
      placeholder={t("placeholder")}
      closeLabel={shell("close")}
      foundLabel={t("found")}
      value={typed}
      onChange={handleChange}
      groups={text === undefined ? [...usual, ...recentGroups(recent, t)] : groups}
      onPick={handlePick}
      isBusy={isBusy}
      isFailed={answer.isError}
      message={messageOf()}
    >
      {text === undefined && <p className="pb-4 text-ink-soft">{t("hint")}</p>}
      {text !== undefined && answer.isError && (
        <Failed error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {isBusy && answer.data === undefined && <p className="pb-4 text-ink-soft">{t("searching")}</p>}
      {isNothing && (
        <div className="pb-5">
          <p className="font-semibold">{t("nothingTitle", { text: typed.trim() })}</p>
          <p className="text-ink-soft">{t("nothingText")}</p>
        </div>
      )}
    </Finder>
  );

  function messageOf(): string {
    if (text === undefined || answer.isError) return "";
    if (isBusy) return "";
    return isNothing ? t("nothingTitle", { text: typed.trim() }) : said;
  }
}

/** Before the first letter: what the place buys, with how many came last and when. */
function useUsualGroup(): readonly FinderGroup[] {
  const t = useTexts("search");
  const goods = useUsualGoods();
  if (goods.length === 0) return [];
  const items = goods.map(({ sku, name, last, day }) => ({
    id: `usual:${sku}`,
    label: name,
    note: t("lastTime", { amount: formatCount(last), day: formatNearDay(toLocalDate(day), localNow().date) }),
    href: paths.product(sku),
    icon: KIND_LOOKS.product.icon,
  }));
  return [{ id: "usual", title: t("usual"), items }];
}

type SearchTexts = ReturnType<typeof useTexts<"search">>;

function recentGroups(recent: readonly string[], t: SearchTexts): readonly FinderGroup[] {
  if (recent.length === 0) return [];
  const items: readonly FinderItem[] = recent.map((text) => ({
    id: `${recentPrefix}${text}`,
    label: text,
    icon: "clock",
  }));
  return [
    {
      id: "recent",
      title: t("recent"),
      items: [...items, { id: forgetId, label: t("forget"), icon: "trash", isMore: true }],
    },
  ];
}

type ShownGroup = FinderGroup & { readonly total: number; readonly isMore: boolean };

/** How many there are; of what is counted no further, that there are more. */
function countOf({ total, isMore }: Pick<ShownGroup, "total" | "isMore">): string {
  return isMore ? `${formatCount(total)}+` : formatCount(total);
}

/** What was found by the server and among the pages, the very hits first. */
function useGroups(typed: string, found: readonly FoundGroup[]): readonly ShownGroup[] {
  const t = useTexts("search");
  const words = useHitWords();
  const pages = useFoundPages()(typed);
  const all = orderGroups<FoundGroup | { kind: "page"; total: number; isMore: boolean; hits: typeof pages }>([
    ...found,
    { kind: "page", total: pages.length, isMore: false, hits: pages },
  ]);
  return all.map((group) => {
    const { kind, total, isMore } = group;
    const title = t(`kind.${kind}`);
    return { id: kind, title, count: countOf(group), total, isMore, items: itemsOf(group) };
  });

  function itemsOf(group: (typeof all)[number]): readonly FinderItem[] {
    if (group.kind === "page") {
      return group.hits.map(({ title, path }) => ({
        id: `page:${path}`,
        label: title,
        href: path,
        icon: "arrow-right",
      }));
    }
    const { kind, total, hits } = group;
    const { icon, pathOf, allIn } = KIND_LOOKS[kind];
    const items: readonly FinderItem[] = hits.map((hit) => ({
      id: `${kind}:${hit.id}:${hit.type ?? ""}`,
      label: words.labelOf(hit, kind),
      note: words.noteOf(hit, kind),
      aside: hit.status ?? undefined,
      href: pathOf(hit),
      icon,
    }));
    if (allIn === undefined || !hasWords(kind) || total <= hits.length) return items;
    const label = t(`allIn.${kind}`, { count: countOf(group) });
    const href = allIn(searchedText(typed) ?? "");
    return [...items, { id: `all:${kind}`, label, href, icon: "search", isMore: true }];
  }
}

/** The news have no list that is searched. */
function hasWords(kind: SearchKind): kind is Exclude<SearchKind, "page" | "article"> {
  return kind !== "page" && kind !== "article";
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts("search");
  const shell = useTexts("shell");
  const { text } = useFailureTexts(failureOf(error));
  return (
    <div className="pb-4">
      <Alert
        tone="error"
        isLive
        title={t("failed")}
        action={
          <Button variant="outline" size="small" onClick={onRetry}>
            {shell("retry")}
          </Button>
        }
      >
        {text} {t("failedPages")}
      </Alert>
    </div>
  );
}
