import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useRef, useState } from "react";
import { prefetchCart, useCart } from "../../features/cart/reading/use-cart.ts";
import { useBlockersInWords } from "../../features/cart/summary/blockers-in-words.ts";
import { CartMissing } from "../../features/cart/summary/cart-missing.tsx";
import { EmptyShelf } from "../../features/catalog/list/empty-shelf.tsx";
import { ProductTile } from "../../features/catalog/list/product-tile.tsx";
import { downloadErrors } from "../../features/fast-entry/download-errors.ts";
import { EnteredRows } from "../../features/fast-entry/entered-rows.tsx";
import { EntryCounts } from "../../features/fast-entry/entry-counts.tsx";
import { EntryForm } from "../../features/fast-entry/entry-form.tsx";
import { EntryGroups } from "../../features/fast-entry/entry-groups.tsx";
import { EntryMobileBar } from "../../features/fast-entry/entry-mobile-bar.tsx";
import { EntrySum } from "../../features/fast-entry/entry-sum.tsx";
import {
  entryText,
  keepRows,
  rowFor,
  rowsOfText,
  setEntryText,
  useEntryText,
  whyNotSent,
  withRow,
} from "../../features/fast-entry/entry-text.ts";
import { type EntryRefusal, refusalInWords } from "../../features/fast-entry/entry-words.ts";
import { fieldBehind } from "../../features/fast-entry/field-behind.ts";
import { OrderFileDrop } from "../../features/fast-entry/order-file-drop.tsx";
import { type PreviewView, viewPreview } from "../../features/fast-entry/preview-view.ts";
import { readFile } from "../../features/fast-entry/read-file.ts";
import { useFastEntryPreview } from "../../features/fast-entry/use-fast-entry-preview.ts";
import { AddButton } from "./add-button.tsx";
import { InCart } from "./in-cart.tsx";
import { ScanButton } from "./scan-button.tsx";

/** C1, C17: an order pasted, read from a file or scanned, looked at row by row before it goes into the cart. */
export const fastEntryScreen: Screen = {
  component: FastEntryScreen,
  load: ({ queryClient }) => prefetchCart(queryClient),
};

function FastEntryScreen() {
  const t = useTexts("fast-entry");
  const text = useEntryText();
  const [isEditing, setEditing] = useState(text.trim() === "" || whyNotSent(text) !== undefined);
  const [refusal, setRefusal] = useState<EntryRefusal | undefined>(() => whyNotSent(text));
  const { cart, ...cartState } = useCart();
  const counts = useRef<HTMLDivElement>(null);
  const [isAdded, setAdded] = useState(false);
  const isAsked = cart !== undefined && !isEditing && text.trim() !== "";
  const preview = useFastEntryPreview(
    isAsked ? { cartId: cart.id, version: cart.answer.version ?? undefined, text } : undefined,
  );
  const view = isAsked && preview.data ? viewPreview(preview.data, rowsOfText(text)) : undefined;

  const blockers = useBlockersInWords(view?.answer.order_blockers ?? [], cart?.quote.currency);

  function check(next: string) {
    setAdded(false);
    const reason = whyNotSent(next);
    setRefusal(reason);
    setEntryText(next);
    setEditing(reason !== undefined || next.trim() === "");
  }
  async function handleFile(file: File) {
    const read = await readFile(file);
    if (read.kind === "refused") setRefusal(read.code);
    else check(joined(isEditing ? entryText() : "", read.text));
  }
  function change(next: string, focus: () => HTMLElement | null | undefined = () => undefined) {
    const target = focus() ?? counts.current;
    setEntryText(next);
    if (next === "") setEditing(true);
    // What had the focus is gone with its row.
    target?.focus({ preventScroll: target === counts.current });
  }
  function handleAdded(left: string) {
    setEntryText(left);
    if (left === "") setEditing(true);
    setAdded(true);
  }
  function startOver() {
    const before = text;
    setEntryText("");
    setRefusal(undefined);
    setAdded(false);
    setEditing(true);
    showUndo(t("startOver"), () => check(before));
  }
  const { run: download } = useAction(({ byState }: PreviewView) => downloadErrors(t, byState.bad));
  const error = refusal && refusalInWords(t, refusal);
  return (
    <>
      <PageTitle
        title={t("title")}
        note={t("intro")}
        tools={
          text.trim() !== "" && (
            <Button variant="outline" icon="undo" onClick={startOver}>
              {t("startOver")}
            </Button>
          )
        }
      />
      {cart === undefined && <CartMissing state={cartState} />}
      <div className="grid grid-cols-1 items-start gap-stack wide:grid-cols-panel-first wide:grid-rows-[auto_1fr]">
        <Card
          {...(isEditing
            ? {}
            : {
                title: t("text"),
                aside: (
                  <LinkAction icon="pencil" onClick={() => setEditing(true)}>
                    {t("edit")}
                  </LinkAction>
                ),
              })}
        >
          <div className="grid gap-3.5">
            {isEditing ? (
              <EntryForm text={text} error={error} onCheck={check} onType={setEntryText} />
            ) : (
              <EnteredRows texts={rowsOfText(text)} view={view} />
            )}
            {!isEditing && error && (
              <Alert tone="error" isLive>
                {error}
              </Alert>
            )}
            <div className={isEditing ? "grid gap-3.5" : "grid gap-3.5 max-mobile:hidden"}>
              <OrderFileDrop onFile={(file) => void handleFile(file)} />
              <ScanButton
                onDone={(codes) => check(joined(entryText(), codes.map((code) => `${code};1`).join("\n")))}
              />
            </div>
          </div>
        </Card>
        <div className="grid min-w-0 gap-stack wide:col-start-2 wide:row-span-2 wide:row-start-1">
          {isAdded && <InCart />}
          {view ? (
            <>
              <EntryCounts view={view} ref={counts} />
              <EntryGroups
                view={view}
                picture={(product) => <ProductTile product={product} size="small" />}
                check={{
                  cartId: cart?.id ?? "",
                  version: cart?.answer.version ?? undefined,
                  text,
                  header: view.header,
                }}
                onUse={(row, { sku, amounts }) =>
                  change(withRow(text, row.index, rowFor(sku, amounts)), () => fieldBehind(row.id))
                }
                onEdit={(row, next, isLeft) => {
                  if (isLeft) setEntryText(withRow(text, row.index, next));
                  else change(withRow(text, row.index, next), () => fieldBehind(row.id));
                }}
                onRemove={(rows) => {
                  const gone = new Set(rows.map(({ index }) => index));
                  const kept = view.rows.flatMap(({ index }) => (gone.has(index) ? [] : [index]));
                  change(keepRows(text, new Set(kept), view.header));
                }}
                onDownload={() => void download(view)}
              />
            </>
          ) : (
            <Waiting isAsked={isAsked} failure={preview.error} onRetry={() => void preview.refetch()} />
          )}
        </div>
        {view && (
          <EntrySum
            view={view}
            blockers={blockers}
            add={<AddButton view={view} text={text} onAdded={handleAdded} />}
          />
        )}
      </div>
      {view && (
        <EntryMobileBar view={view}>
          <AddButton view={view} text={text} onAdded={handleAdded} isShort />
        </EntryMobileBar>
      )}
    </>
  );
}

interface WaitingProps {
  readonly isAsked: boolean;
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

/** In the place of the preview while there is none. */
function Waiting({ isAsked, failure, onRetry }: WaitingProps) {
  const t = useTexts("fast-entry");
  if (!isAsked) {
    return (
      <div className="max-wide:hidden">
        <EmptyState picture={<EmptyShelf />} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      </div>
    );
  }
  if (failure === null) return <SkeletonRows label={t("checking")} rows={8} />;
  return (
    <Alert
      tone="error"
      isLive
      action={
        <Button variant="outline" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("failed")}
    </Alert>
  );
}

function joined(before: string, added: string): string {
  return before.trim() === "" ? added : `${before.trimEnd()}\n${added}`;
}
