import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { useState } from "react";
import { useRoleName } from "../../shared/customer-roles.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { OnBehalfDialog } from "./on-behalf-dialog.tsx";
import type { Call } from "./use-call.ts";

interface CallHeadProps {
  readonly shipToId: string;
  readonly call: Call | undefined;
  /** Who calls, where that is known. */
  readonly caller: Call["people"][number] | undefined;
}

/** Who is on the line and about which place; its h1 takes the focus after a change of page. */
export function CallHead({ shipToId, call, caller }: CallHeadProps) {
  const t = useTexts("calls");
  const roleName = useRoleName();
  const mayOrder = useMay({ area: "orders", power: "change" });
  const [isOrdering, setOrdering] = useState(false);
  return (
    <header
      data-surface="dark"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bottle-deep px-page py-3 text-on-bottle"
    >
      <Avatar initials={initialsOf(caller?.name ?? call?.shipToName ?? "")} tone="onDark" size="large" />
      <div className="grid min-w-0">
        <h1 id="page-title" tabIndex={-1} className="type-title">
          {call?.shipToName ?? shipToId}
        </h1>
        <p className="text-on-bottle-soft">
          {caller && (
            <>
              {caller.name}, {roleName(caller.roleName)} · <Telephone phone={caller.phone} /> ·{" "}
              <Language language={caller.language} /> ·{" "}
            </>
          )}
          {call && (
            <Anchor href={paths.company(call.companyId)} className="underline">
              {call.companyName}
            </Anchor>
          )}
        </p>
      </div>
      <div data-print="hide" className="ml-auto flex flex-wrap gap-2">
        <ButtonLink href={paths.shipTo(shipToId)} variant="outline" size="small">
          {t("record")}
        </ButtonLink>
        <ButtonLink href={paths.calls()} variant="outline" size="small" icon="phone">
          {t("another")}
        </ButtonLink>
        {mayOrder && call && !call.isSuspended && (
          <Button variant="amber" size="small" icon="cart" onClick={() => setOrdering(true)}>
            {t("behalf.order")}
          </Button>
        )}
      </div>
      {isOrdering && call && (
        <OnBehalfDialog call={call} callerUid={caller?.uid} onClose={() => setOrdering(false)} />
      )}
    </header>
  );
}

function initialsOf(name: string): string {
  const words = name.split(" ").filter(Boolean);
  return [words[0], words.at(-1)].map((word) => word?.charAt(0) ?? "").join("");
}

/** A number that the telephone of the reader can call. */
export function Telephone({ phone }: { readonly phone: string }) {
  const t = useTexts("calls");
  if (phone === "") return t("phoneNone");
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className="underline">
      {phone}
    </a>
  );
}

function Language({ language }: { readonly language: string }) {
  const t = useTexts("calls");
  return language === "cs" || language === "sk" || language === "en" ? t(`speaks.${language}`) : language;
}
