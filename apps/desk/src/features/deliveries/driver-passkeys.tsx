import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useId, useState } from "react";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { type Driver, useRemoveDriverPasskey } from "./use-fleet.ts";

type Passkey = Driver["passkeys"][number];

interface DriverPasskeysProps {
  readonly driver: Pick<Driver, "id" | "passkeys">;
}

/** Telephones that a driver comes in with without a code; one that was lost is taken away (DSIGN-09). */
export function DriverPasskeys({ driver: { id: driverId, passkeys } }: DriverPasskeysProps) {
  const t = useTexts("deliveries");
  const id = useId();
  const removing = useRemoveDriverPasskey();
  const [asked, setAsked] = useState<string>();
  async function remove(key: Passkey) {
    await removing.run({ driverId, id: key.id });
    setAsked(undefined);
  }
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-semibold">
        {t("passkeys")}
      </h3>
      {passkeys.length === 0 && <p className="text-small text-ink-soft">{t("passkeysNone")}</p>}
      {passkeys.length > 0 && (
        <ul className="grid gap-2">
          {passkeys.map((key) => (
            <li
              key={key.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-normal border border-line px-3 py-2"
            >
              <div className="min-w-0">
                <strong className="block break-words">{key.name}</strong>
                <span className="text-small text-ink-soft">{toldOf(key, t)}</span>
              </div>
              {asked === key.id ? (
                <div className="flex flex-wrap items-center gap-2">
                  <span className="text-small max-mobile:w-full">{t("removeSure")}</span>
                  <Button
                    variant="danger"
                    size="small"
                    autoFocus
                    isBusy={removing.isBusy}
                    aria-label={t("removePasskeyOf", { name: key.name })}
                    onClick={() => void remove(key)}
                  >
                    {t("remove")}
                  </Button>
                  <Button variant="outline" size="small" onClick={() => setAsked(undefined)}>
                    {t("keep")}
                  </Button>
                </div>
              ) : (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("removePasskeyOf", { name: key.name })}
                  onClick={() => setAsked(key.id)}
                >
                  {t("remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RefusalAlert action={removing} />
    </section>
  );
}

function toldOf({ createdAt, lastUsedAt }: Passkey, t: ReturnType<typeof useTexts<"deliveries">>): string {
  const since = t("passkeySince", { day: momentText(createdAt) });
  const used = lastUsedAt == null ? t("passkeyUnused") : t("passkeyUsed", { day: momentText(lastUsedAt) });
  return `${since}, ${used}`;
}
