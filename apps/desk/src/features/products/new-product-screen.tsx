import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { useProductDraft } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { newProductQuery, type ProductField, useSaveProduct } from "./use-product.ts";

/** DGOOD-02: a new product, empty or begun as a copy of another. */
export const newProductScreen: Screen = {
  component: NewProductScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(newProductQuery(copyIn(search))),
};

function copyIn({ copy }: Readonly<Record<string, unknown>>): string | undefined {
  return copy === undefined || copy === "" ? undefined : String(copy);
}

function NewProductScreen() {
  const t = useTexts("product-desk");
  const copyOf = copyIn(useSearch({ strict: false }));
  const reading = useQuery(newProductQuery(copyOf));
  if (reading.data !== undefined)
    return <NewProduct key={copyOf ?? ""} copyOf={copyOf} fields={reading.data} />;
  return (
    <>
      <DeskHead title={t("newProduct")} />
      <DeskListBody reading={reading} loading={t("recordLoading")} found={() => ""} none={() => undefined}>
        {() => null}
      </DeskListBody>
    </>
  );
}

interface NewProductProps {
  readonly copyOf: string | undefined;
  readonly fields: readonly ProductField[];
}

function NewProduct({ copyOf, fields }: NewProductProps) {
  const t = useTexts("product-desk");
  const navigate = useNavigate();
  const draft = useProductDraft(`new.${copyOf ?? ""}`, fields);
  const save = useSaveProduct();
  const answer = save.ended?.kind === "done" && !save.isBusy ? save.ended.answer : undefined;
  const faults = new Map(answer?.faults.map(({ field, message }) => [field, message]));
  const sku = draft.valueOf("sku").trim();
  async function submit() {
    const told = fields.filter(({ name }) => name !== "sku");
    const ended = await save.run({
      sku,
      fields: told.map(({ name }) => ({ name, value: draft.valueOf(name) })),
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("made"));
    await navigate({ href: paths.product(sku) });
  }
  return (
    <>
      <DeskHead
        title={copyOf === undefined ? t("newProduct") : t("copyOf", { sku: copyOf })}
        tools={
          <>
            <ButtonLink href={paths.products()} variant="outline">
              {t("toList")}
            </ButtonLink>
            <Button isBusy={save.isBusy} onClick={() => void submit()}>
              {t("make")}
            </Button>
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
        <Card>
          <TextField
            label={t("field.sku")}
            maxLength={32}
            value={draft.valueOf("sku")}
            error={faults.get("sku")}
            onChange={(event) => draft.change("sku", event.target.value)}
          />
        </Card>
        <ProductForm draft={draft} faults={faults} isReadOnly={false} />
      </div>
    </>
  );
}
