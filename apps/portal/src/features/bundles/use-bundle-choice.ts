import {
  type BundlePart,
  defaultParts,
  isSameContents,
  mendedParts,
  orderedParts,
} from "@vycep/domain/bundles/bundle";
import { toId } from "@vycep/domain/kernel/ids";
import { homeMarket } from "@vycep/domain/market/market";
import { localNow } from "@vycep/shell/clock/clock";
import { useChoice } from "../../shared/ordering/choice.ts";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { keepBundleDraft, useBundleDraft } from "./bundle-draft.ts";
import { type BundleChoice, type BundleOffer, type JudgedChoice, judgeChoice } from "./bundle-offer.ts";

/** A bundle while it is being chosen: as it stands, judged, and the ways to change it. */
export interface BundleChoosing {
  readonly offer: BundleOffer;
  readonly judged: JudgedChoice;
  /** What is in the cart already; undefined when nothing is. */
  readonly inCart: BundleChoice | undefined;
  /** It is not what the cart has, or the cart has none. */
  readonly isChanged: boolean;
  /** What would complete the package, and what it would cost then. */
  readonly mended: JudgedChoice | undefined;
  readonly setBoxes: (sku: string, boxes: number) => void;
  readonly setPackages: (packages: number) => void;
  readonly mend: () => void;
  /** Holds on to what is chosen, touched or not, until it is forgotten. */
  readonly keep: () => void;
  readonly forget: () => void;
}

/** Begins with what the cart has, else with what is preselected (BUNDLE-03). */
export function useBundleChoice(offer: BundleOffer, inCart: BundleChoice | undefined): BundleChoosing {
  const { shippingMethod: method, deliveryDate: date } = useChoice();
  const { shipTo } = useDelivery();
  const draft = useBundleDraft(offer.sku);
  const choice = draft ?? inCart ?? { packages: 1, parts: defaultParts(offer.bundle) };
  const context = { method, date, market: shipTo?.market ?? homeMarket(), now: localNow() };
  const judge = (one: BundleChoice) => judgeChoice(offer, one, context);
  const mendedTo = mendedParts(choice.parts, offer.bundle);

  function setParts(parts: readonly BundlePart[]) {
    keepBundleDraft(offer.sku, { ...choice, parts: orderedParts(parts, offer.bundle) });
  }
  return {
    offer,
    judged: judge(choice),
    inCart,
    isChanged: inCart === undefined || !isSameChoice(inCart, choice),
    mended: mendedTo && judge({ ...choice, parts: mendedTo }),
    setBoxes: (sku, boxes) =>
      setParts([...choice.parts.filter((part) => part.sku !== sku), { sku: toId(sku), boxes }]),
    setPackages: (packages) => keepBundleDraft(offer.sku, { ...choice, packages }),
    mend: () => mendedTo && setParts(mendedTo),
    keep: () => keepBundleDraft(offer.sku, choice),
    forget: () => keepBundleDraft(offer.sku, undefined),
  };
}

function isSameChoice(left: BundleChoice, right: BundleChoice): boolean {
  return left.packages === right.packages && isSameContents(left.parts, right.parts);
}
