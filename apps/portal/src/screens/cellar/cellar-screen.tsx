import type { Screen } from "@vycep/shell/page/screen";
import { IdleGuard } from "@vycep/shell/sign-out/idle-guard.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { lazy, Suspense } from "react";
import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";
import { BackView } from "../../features/cellar/back-view.tsx";
import { CellarFoot } from "../../features/cellar/cellar-foot.tsx";
import { CellarHead } from "../../features/cellar/cellar-head.tsx";
import type { CellarGoods } from "../../features/cellar/cellar-keys.ts";
import { CountView, type ScanPart } from "../../features/cellar/count-view.tsx";
import { keepOffline } from "../../features/cellar/keep-offline.ts";
import { loadFindDialog } from "../../features/cellar/lazy-find-dialog.ts";
import { loadShelfDialog } from "../../features/cellar/lazy-shelf-dialog.ts";
import { ReviewView } from "../../features/cellar/review-view.tsx";
import { canScan } from "../../features/fast-entry/watch-codes.ts";
import { paths } from "../../shared/paths.ts";
import { knownUser } from "../../shared/user/current-user.ts";
import { type CellarOfPage, useCellarRound } from "./use-cellar-round.ts";

const loadScan = () => import("../../features/fast-entry/scan-dialog.tsx");
const loadReader = async () =>
  (await import("../../features/fast-entry/barcode-reader.ts")).prefetchBarcodeReader();
const ScanDialog = lazy(() => loadScan().then((file) => ({ default: file.ScanDialog })));
const Scan: ScanPart = (props) => (
  <Suspense fallback={null}>
    <ScanDialog {...props} />
  </Suspense>
);

/** B12: counting in the cellar, with or without network. */
export const cellarScreen: Screen = { component: CellarScreen };

const draw = ({ packageType, brand, plato }: CellarGoods) => (
  <ProductPicture packageType={packageType} brand={brand} plato={plato} />
);

function CellarScreen() {
  const page = useCellarRound(() => keepOffline([loadShelfDialog, loadFindDialog, loadScan, loadReader]));
  const { memory, isOnline, send, shows } = page;
  const isDark = shows === "counting";
  const isSignedIn = knownUser() !== undefined;
  return (
    <main
      className={`flex min-h-dvh flex-col ${isDark ? "bg-bottle-deep text-on-bottle" : "bg-floor"}`}
      data-surface={isDark ? "dark" : "light"}
    >
      <div data-surface="dark" className={isDark ? "" : "bg-bottle text-on-bottle"}>
        <CellarHead
          isOnline={isOnline}
          isSending={send.isBusy}
          sent={shows === "back" ? memory.round?.sent.length : undefined}
          canLeave={isSignedIn}
        />
      </div>
      <CellarBody page={page} />
      {isOnline && isSignedIn && <IdleGuard />}
    </main>
  );
}

function CellarBody({ page }: { readonly page: CellarOfPage }) {
  const t = useTexts("cellar");
  const { memory, hasBegun, send, shows, failure, signIn, finish, goOn, take, toCart } = page;
  const { cellar, round } = memory;
  if (cellar === undefined || !hasBegun) return <NotPrepared page={page} />;
  if (shows === "no-goods")
    return (
      <EmptyState
        title={t("nothingUsualTitle")}
        actions={<ButtonLink href={paths.products()}>{t("openCatalogue")}</ButtonLink>}
      >
        {t("nothingUsual")}
      </EmptyState>
    );
  if (shows === "back" && round)
    return (
      <BackView
        cellar={cellar}
        round={round}
        draw={draw}
        isBusy={send.isBusy}
        onTake={take}
        onToCart={toCart}
      />
    );
  if (shows === "review" && round)
    return (
      <ReviewView
        cellar={cellar}
        round={round}
        draw={draw}
        failure={failure}
        isSending={send.isBusy}
        onRetry={() => void send.run()}
        onSignIn={signIn}
        onBack={goOn}
      />
    );
  return (
    <>
      <CountView
        cellar={cellar}
        counted={round?.counted ?? {}}
        draw={draw}
        Scan={canScan() ? Scan : undefined}
        onDone={finish}
      />
      <CellarFoot memory={memory} onDone={finish} onSignIn={signIn} />
    </>
  );
}

function NotPrepared({ page: { hasBegun, isOnline, prepare } }: { readonly page: CellarOfPage }) {
  const t = useTexts("cellar");
  if (!isOnline && hasBegun) return <EmptyState title={t("notPreparedTitle")}>{t("notPrepared")}</EmptyState>;
  if (!hasBegun || prepare.isBusy || prepare.ended === undefined || prepare.ended.kind === "done")
    return (
      <p role="status" data-loading className="p-8 text-center text-ink-soft">
        {t("loading")}
      </p>
    );
  return (
    <EmptyState
      title={t("loadFailed")}
      actions={<Button onClick={() => void prepare.run()}>{t("retry")}</Button>}
    />
  );
}
