import type { Screen } from "@vycep/shell/page/screen";
import type { Noun } from "@vycep/words/nouns";
import type { PortalPage } from "../layouts/layout-props.ts";

/** One page of the portal: where it is, how it is framed, and what draws it. */
export interface RouteRow extends PortalPage {
  /** As the router writes it: `$id` is what ROUTE_ACCESS writes `{id}`. */
  readonly path: string;
  /** Nouns whose words the screen speaks; fetched together with it. */
  readonly texts: readonly Noun[];
  readonly screen: () => Promise<Screen>;
}
