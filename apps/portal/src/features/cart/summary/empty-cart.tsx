import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";

interface EmptyCartProps {
  /** Places of the vehicle that would come. */
  readonly places: number;
  /** Until when one can still order for the chosen day. */
  readonly hint?: string | undefined;
  /** Quicker ways than the catalogue. */
  readonly actions?: ReactNode;
}

/** An empty cart: an empty truck, the time that is left, and the way to the goods. */
export function EmptyCart({ places, hint, actions }: EmptyCartProps) {
  const t = useTexts("cart");
  return (
    <EmptyState
      picture={<FloorPlan label={t("emptyPicture")} places={places} filled={0} size="large" />}
      title={t("emptyTitle")}
      actions={
        <>
          {actions}
          <ButtonLink
            href={paths.products()}
            size="large"
            variant={actions ? "outline" : "primary"}
            icon="grid"
          >
            {t("openCatalogue")}
          </ButtonLink>
          <ButtonLink href={paths.fastEntry()} size="large" variant="outline" icon="copy">
            {t("fromTable")}
          </ButtonLink>
          <ButtonLink href={paths.cellar()} size="large" variant="outline" icon="keg">
            {t("countCellar")}
          </ButtonLink>
        </>
      }
    >
      {/* The sentence with day and hour needs two lines on a phone, and comes later than the one without. */}
      <span className="block max-mobile:min-h-[2lh]">{hint}</span>
    </EmptyState>
  );
}
