import type { QueryClient } from "@tanstack/react-query";
import type { Permission } from "@vycep/domain/access/permission";
import type { PlainKey } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { ComponentType } from "react";

/** A title or label among the shell's words. */
export type TitleKey = PlainKey<Originals["shell"]>;

/** What the shell knows of a page. */
export interface PageInfo {
  /** The name by which the app's own table says who may enter. */
  readonly name: string;
  /** Title of the page and last part of the breadcrumb (ROUTE-35, ROUTE-36), a key of the shell's words. */
  readonly title: TitleKey;
  /** The pages between Home and this one: what the breadcrumb calls them, and where they are. */
  readonly above?: readonly { readonly title: TitleKey; readonly path: string }[];
  /** The frame around the page, by the app's own name for it. */
  readonly layout: string;
  /** ROUTE-28: the cart pages have no footer. */
  readonly hidesFooter?: true;
  /** What the page asks for, for the menus (PERM-08); undefined asks for nothing. */
  readonly permission?: Permission | undefined;
}

export interface ScreenContext {
  readonly queryClient: QueryClient;
  /** The parts of the address that the route names: `{ id: "500101" }`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, string | undefined>>;
}

/** What a screen file exports for the routes table. */
export interface Screen {
  readonly component: ComponentType;
  /**
   * Starts everything the page reads, all at once, before it is drawn:
   * `void queryClient.prefetchQuery(ordersQuery(search))`. Nothing is awaited here; the page's `useSuspenseQuery`
   * finds the question under way.
   */
  readonly load?: (context: ScreenContext) => void;
  /** The skeleton in the shape of the page, shown until what it reads is there. */
  readonly pending?: ComponentType;
}
