import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { CONTENT_KINDS, CONTENT_TRAITS } from "@vycep/domain/content/edited-content";
import { pageOfContent } from "@vycep/domain/identity/portal-preview";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { ContentEditor } from "./content-editor.tsx";
import { lacksOf } from "./content-form.ts";
import { ContentHistory } from "./content-history.tsx";
import { ContentState } from "./content-state.tsx";
import { contentsAddress } from "./contents-address.ts";
import type { Undoing } from "./undo-dialog.tsx";
import { type Content, type ContentKind, contentQuery, seenOf, useStopContentPlan } from "./use-content.ts";
import { contentsQuery } from "./use-contents.ts";

const SeeContent = lazy(() => import("./see-content.tsx").then((file) => ({ default: file.SeeContent })));

// Few texts go out or away while they are looked at: what asks for it comes when it is needed.
const ContentDialog = lazy(() =>
  import("./content-dialog.tsx").then((file) => ({ default: file.ContentDialog })),
);

/** DCONT-01: one text in all its languages, with what customers see of it. */
export const contentScreen: Screen = {
  component: ContentScreen,
  load: ({ queryClient, params: { kind, key = "" } }) => {
    const known = kindIn(kind);
    if (known !== undefined) void queryClient.prefetchQuery(contentQuery(known, key));
  },
};

function kindIn(text: unknown): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => kind === text);
}

function ContentScreen() {
  const t = useTexts("content-desk");
  const desk = useTexts("desk");
  const { kind: named, key = "" } = useParams({ strict: false });
  const kind = kindIn(named);
  const reading = useQuery({ ...contentQuery(kind ?? "article", key), enabled: kind !== undefined });
  const unknown = (
    <Nothing
      icon="search"
      title={t("unknownTitle")}
      actions={<ButtonLink href={paths.contents()}>{t("toList")}</ButtonLink>}
    >
      {t("unknownText")}
    </Nothing>
  );
  if (reading.data != null) return <ContentRecord key={reading.data.row.id} content={reading.data} />;
  return (
    <>
      <DeskHead title={desk("contentRecord")} />
      {kind === undefined ? (
        unknown
      ) : (
        <DeskListBody reading={reading} loading={t("recordLoading")} found={() => ""} none={() => unknown}>
          {() => null}
        </DeskListBody>
      )}
    </>
  );
}

function ContentRecord({ content }: { readonly content: Content }) {
  const t = useTexts("content-desk");
  const preview = useTexts("portal-preview");
  const navigate = useNavigate();
  const { row, isDraft } = content;
  const mayChange = useMay({ area: "content", power: "change" });
  const [asking, setAsking] = useState<Undoing | "publish">();
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      <ContentEditor
        kind={row.kind}
        content={content}
        title={row.title}
        badge={<ContentState {...row} />}
        note={<ContentNeighbours content={content} />}
        isReadOnly={!mayChange}
        tools={(isUnsaved) => (
          <>
            {pageOfContent(row.kind, row.key) !== undefined && (
              <Button
                variant="outline"
                icon="eye"
                disabledReason={isUnsaved ? preview("saveFirst") : undefined}
                onClick={() => setSeen(true)}
              >
                {preview("open")}
              </Button>
            )}
            <Button
              variant="outline"
              icon="news"
              disabledReason={isUnsaved ? t("saveFirst") : isDraft ? undefined : t("nothingWaits")}
              onClick={() => setAsking("publish")}
            >
              {t("publish")}
            </Button>
          </>
        )}
        aside={
          <>
            {mayChange && <Further content={content} onUndo={setAsking} />}
            <ContentHistory history={content.history} />
          </>
        }
        onSaved={() => undefined}
      />
      <Suspense>
        {isSeen && <SeeContent content={content} onClose={() => setSeen(false)} />}
        {asking !== undefined && (
          <ContentDialog
            what={asking}
            content={content}
            lacking={lacksOf(content)}
            onClose={() => setAsking(undefined)}
            onGone={() => void navigate({ href: paths.contents() })}
          />
        )}
      </Suspense>
    </>
  );
}

interface FurtherProps {
  readonly content: Content;
  readonly onUndo: (what: Undoing) => void;
}

/** What takes something back: a plan, a text that customers see, a draft. */
function Further({ content, onUndo }: FurtherProps) {
  const t = useTexts("content-desk");
  const stop = useStopContentPlan();
  const { row, isPublished, isDraft } = content;
  const mayTakeBack = isPublished && !CONTENT_TRAITS[row.kind].isPlace;
  if (!mayTakeBack && !isDraft) return null;
  async function stopPlan() {
    const ended = await stop.run(seenOf(content));
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("planStopped"));
  }
  return (
    <Card title={t("further")}>
      <div className="grid gap-2">
        <RefusalAlert action={stop} title={t("notDone")} />
        <div className="flex flex-wrap gap-2">
          {row.publishAt != null && (
            <Button variant="outline" icon="clock" isBusy={stop.isBusy} onClick={() => void stopPlan()}>
              {t("stopPlan")}
            </Button>
          )}
          {mayTakeBack && (
            <Button variant="outline" icon="undo" onClick={() => onUndo("takeBack")}>
              {t("takeBack")}
            </Button>
          )}
          {isDraft && (
            <Button variant="outline" icon="trash" onClick={() => onUndo("dropDraft")}>
              {t("dropDraft")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

const longestStep = 24;

/** Back to the list, on to the next text and the one before (DLIST-05). */
function ContentNeighbours({ content: { row } }: { readonly content: Content }) {
  const t = useTexts("content-desk");
  const list = useListBehind(contentsAddress);
  const { data } = useQuery({
    ...contentsQuery(list ?? contentsAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  const shortOf = (title: string) => (title.length > longestStep ? `${title.slice(0, longestStep)}…` : title);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>{t(`kind.${row.kind}`)}</span>
      <Neighbours
        {...{ id: row.id, list, address: contentsAddress, path: paths.contents() }}
        rows={data?.items.map(({ id, title }) => ({ id, text: shortOf(title), name: title }))}
        hrefOf={paths.contentOf}
      />
    </span>
  );
}

/** DCONT-01: a text that is not there yet; it is kept as a draft, which nobody else sees. */
export const newContentScreen: Screen = { component: NewContentScreen };

function NewContentScreen() {
  const t = useTexts("content-desk");
  const navigate = useNavigate();
  const { kind: named } = useSearch({ strict: false });
  const kind = CONTENT_KINDS.find((one) => one === named && !CONTENT_TRAITS[one].isPlace) ?? "article";
  return (
    <ContentEditor
      key={kind}
      kind={kind}
      content={undefined}
      title={t(`newOf.${kind === "page" ? "article" : kind}`)}
      isReadOnly={false}
      tools={() => (
        <ButtonLink href={paths.contents()} variant="outline">
          {t("toList")}
        </ButtonLink>
      )}
      onSaved={(key) => void navigate({ href: paths.contentOf(`${kind}/${key}`) })}
    />
  );
}
