import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { useMay } from "../../../shared/me.ts";
import { IntegrationsTabs } from "../integrations-tabs.tsx";
import { CustomerKeys } from "./customer-keys.tsx";
import { HouseKeys } from "./house-keys.tsx";
import { keysAddress } from "./keys-address.ts";
import { customerKeysQuery, deliveriesQuery, serviceKeysQuery } from "./use-keys.ts";
import { Webhooks } from "./webhooks.tsx";

const MakeKeyDialog = lazy(() =>
  import("./make-key-dialog.tsx").then((file) => ({ default: file.MakeKeyDialog })),
);
const RevokeDialog = lazy(() =>
  import("./revoke-dialog.tsx").then((file) => ({ default: file.RevokeDialog })),
);

/** DINT-02: keys of programs, and webhooks of customers. */
export const keysScreen: Screen = {
  component: KeysScreen,
  load: ({ queryClient, search }) => {
    const { q, after, hooks, from } = keysAddress.parse(search);
    void queryClient.prefetchQuery(serviceKeysQuery);
    void queryClient.prefetchQuery(customerKeysQuery(q, after));
    void queryClient.prefetchQuery(deliveriesQuery(hooks === "failed", from));
  },
};

type Opened =
  | { readonly kind: "make" }
  | { readonly kind: "revoke"; readonly id: string; readonly name: string; readonly isCustomers: boolean };

function KeysScreen() {
  const t = useTexts("integrations");
  const desk = useTexts("desk");
  const mayChange = useMay({ area: "configuration", power: "change" });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const revoking = (isCustomers: boolean) =>
    mayChange
      ? ({ id, name }: { readonly id: string; readonly name: string }) =>
          setOpened({ kind: "revoke", id, name, isCustomers })
      : undefined;
  return (
    <>
      <DeskHead
        title={desk("integrations")}
        tools={
          mayChange && (
            <Button icon="plus" onClick={() => setOpened({ kind: "make" })}>
              {t("newKey")}
            </Button>
          )
        }
      />
      <IntegrationsTabs current="keys" />
      <Part title={t("houseKeys")} note={t("keysNote")}>
        <HouseKeys onRevoke={revoking(false)} />
      </Part>
      <Part title={t("customerKeys")} note={t("customerKeysNote")}>
        <CustomerKeys onRevoke={revoking(true)} />
      </Part>
      <Webhooks mayRepeat={mayChange} />
      <Suspense>
        {opened?.kind === "make" && <MakeKeyDialog onClose={close} />}
        {opened?.kind === "revoke" && <RevokeDialog {...opened} onClose={close} />}
      </Suspense>
    </>
  );
}

function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mt-4 first-of-type:mt-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-3 px-page">
        <h2 className="type-heading">{title}</h2>
        <span className="ml-auto text-fine text-ink-soft">{note}</span>
      </div>
      {children}
    </section>
  );
}
