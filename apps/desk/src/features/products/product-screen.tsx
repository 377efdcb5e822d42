import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { lazy, Suspense, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { ProductDeposits, ProductHistory, ProductPhotos } from "./product-cards.tsx";
import { useProductDraft } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { productsAddress } from "./products-address.ts";
import { ProductState } from "./products-table.tsx";
import { type Product, productQuery, useSaveProduct } from "./use-product.ts";
import { productsQuery } from "./use-products.ts";

// Few ask for it, and a page stays light.
const RetireDialog = lazy(() =>
  import("./retire-dialog.tsx").then((file) => ({ default: file.RetireDialog })),
);

const PhotosCard = lazy(() =>
  import("./photos/photos-card.tsx").then((file) => ({ default: file.PhotosCard })),
);

/** DGOOD-01: one product with all that is said of it. */
export const productScreen: Screen = {
  component: ProductScreen,
  load: ({ queryClient, params: { sku = "" } }) => void queryClient.prefetchQuery(productQuery(sku)),
};

function ProductScreen() {
  const t = useTexts("product-desk");
  const { sku = "" } = useParams({ strict: false });
  const reading = useQuery(productQuery(sku));
  if (reading.data != null) return <ProductRecord key={sku} product={reading.data} />;
  return (
    <>
      <DeskHead title={sku} />
      <DeskListBody
        reading={reading}
        loading={t("recordLoading")}
        found={() => ""}
        none={() => (
          <Nothing
            icon="search"
            title={t("unknownTitle", { sku })}
            actions={<ButtonLink href={paths.products()}>{t("toList")}</ButtonLink>}
          >
            {t("unknownText")}
          </Nothing>
        )}
      >
        {() => null}
      </DeskListBody>
    </>
  );
}

function ProductRecord({ product }: { readonly product: Product }) {
  const t = useTexts("product-desk");
  const desk = useTexts("desk");
  const { sku, name, version, state } = product;
  const mayChange = useMay({ area: "products", power: "change" });
  const seesOrders = useMay({ area: "orders", power: "see" });
  const draft = useProductDraft(sku, product.fields);
  const save = useSaveProduct();
  const [isRetiring, setRetiring] = useState(false);
  const answer = save.ended?.kind === "done" && !save.isBusy ? save.ended.answer : undefined;
  const faults = new Map(answer?.faults.map(({ field, message }) => [field, message]));
  const isForeign = draft.changed.some((one) => draft.foreignOf(one.name) !== undefined);
  const count = draft.changed.length;
  // Neither a new product nor the last day of sale is taken from anybody else then.
  const isErpOwned = product.fields.some((field) => field.name === "sellable_to" && field.isErpOwned);
  async function submit() {
    const ended = await save.run({ sku, version, fields: [...draft.changed] });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("saved"));
  }
  const days = {
    sellableFrom: draft.valueOf("sellable_from") || null,
    sellableTo: draft.valueOf("sellable_to") || null,
  };
  return (
    <>
      <DeskHead
        title={name}
        badge={
          <ProductState state={state} {...(count === 0 ? days : { sellableFrom: null, sellableTo: null })} />
        }
        note={<ProductNeighbours sku={sku} />}
        tools={
          <>
            {seesOrders && (
              <ButtonLink href={paths.shortage(sku)} variant="outline" icon="warning">
                {desk("shortage")}
              </ButtonLink>
            )}
            {mayChange && (
              <>
                {count > 0 && (
                  <span className="font-semibold text-amber-ink">{t("changesWait", { count })}</span>
                )}
                {count > 0 && (
                  <Button variant="outline" onClick={draft.forget}>
                    {t("discard")}
                  </Button>
                )}
                {draft.valueOf("packaging_code") === "BUNDLE" && (
                  <ButtonLink href={paths.bundle(sku)} variant="outline" icon="news">
                    {desk("bundle")}
                  </ButtonLink>
                )}
                <ButtonLink href={paths.limitsOfProduct(sku)} variant="outline" icon="pause">
                  {desk("productLimits")}
                </ButtonLink>
                {!isErpOwned && (
                  <>
                    <ButtonLink
                      href={`${paths.newProduct()}?copy=${encodeURIComponent(sku)}`}
                      variant="outline"
                      icon="copy"
                    >
                      {t("copy")}
                    </ButtonLink>
                    <Button variant="outline" onClick={() => setRetiring(true)}>
                      {t(state === "retired" ? "putBack" : "retire")}
                    </Button>
                  </>
                )}
                <Button isBusy={save.isBusy} onClick={() => void submit()}>
                  {t("save")}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="grid gap-3 px-page pb-6">
        <FailureAlert action={save} title={t("notSaved")} />
        {answer?.refusal != null && (
          <Alert tone="error" isLive>
            {answer.refusal.message}
          </Alert>
        )}
        {isForeign && (
          <Alert tone="warning" title={t("changedByOther")}>
            {t("changedByOtherText")}
          </Alert>
        )}
        {product.fields.some(({ isErpOwned }) => isErpOwned) && (
          <Alert tone="info">{t("erpOwnedText")}</Alert>
        )}
        <ProductForm
          draft={draft}
          faults={faults}
          isReadOnly={!mayChange}
          product={product}
          aside={
            <>
              <ProductDeposits product={product} />
              <ProductHistory product={product} />
            </>
          }
        >
          {mayChange ? (
            <Suspense>
              <PhotosCard product={product} />
            </Suspense>
          ) : (
            <ProductPhotos product={product} />
          )}
        </ProductForm>
      </div>
      {isRetiring && (
        <Suspense>
          <RetireDialog product={product} onClose={() => setRetiring(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Back to the list, on to the next product and the one before (DLIST-05). */
function ProductNeighbours({ sku }: { readonly sku: string }) {
  const list = useListBehind(productsAddress);
  const { data } = useQuery({
    ...productsQuery(list ?? productsAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <span className="flex items-center gap-2">
      <span>{sku}</span>
      <Neighbours
        {...{ id: sku, list, address: productsAddress, path: paths.products() }}
        rows={data?.items.map((row) => ({ id: row.sku, name: row.name }))}
        hrefOf={paths.product}
      />
    </span>
  );
}
