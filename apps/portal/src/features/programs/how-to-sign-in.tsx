import type { KeysAnswer } from "@vycep/contract/api-keys/keys.rest";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Disclosure } from "@vycep/ui/layout/disclosure.tsx";
import { type ReactNode, useState } from "react";
import { useProgramsWords } from "./programs-words.ts";

/** What whoever writes a program types: the key with each call, or a token that is got for it (B16). */
export function HowToSignIn({ tokenPath }: Pick<KeysAnswer, "tokenPath">) {
  const { t } = useProgramsWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="px-5 pb-4">
      <Disclosure title={t("howTo")} isOpen={isOpen} onToggle={setOpen}>
        <div className="grid gap-4 p-4 text-small">
          <Facts
            title={t("withEachCall")}
            items={[{ label: "HTTP", value: "Authorization: Bearer vyk_…" }]}
          />
          {tokenPath !== null && (
            <Facts
              title={t("byOauth")}
              items={[
                { label: t("tokenAddress"), value: location.origin + tokenPath },
                { label: t("grant"), value: "client_credentials" },
                { label: t("clientSecret"), value: t("wholeKey"), isWords: true },
              ]}
            >
              <p className="text-ink-soft">{t("tokenLife")}</p>
            </Facts>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

interface FactsProps {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly value: string; readonly isWords?: boolean }[];
  readonly children?: ReactNode;
}

function Facts({ title, items, children }: FactsProps) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <DefinitionList
        items={items.map(({ label, value, isWords = false }) => ({
          label,
          value: isWords ? value : <code className="break-all select-all">{value}</code>,
        }))}
      />
      {children}
    </section>
  );
}
