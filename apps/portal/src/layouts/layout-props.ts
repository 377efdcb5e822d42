import type { RouteName } from "@vycep/domain/access/route-access";
import type { PageInfo } from "@vycep/shell/page/screen";
import type { ReactNode } from "react";

/** The frame around a screen: with or without the order bar (LAYOUT-12…15, OP-97), or none at all. */
export type LayoutName = "portal" | "portalWithoutOrderBar" | "bare";

/** What the portal knows of a page besides. */
export interface PortalPage extends PageInfo {
  /** The name in ROUTE_ACCESS, which decides who may enter. */
  readonly name: RouteName | "Error404" | "loginCallback";
  readonly layout: LayoutName;
}

/** What every layout is given: what the shell knows of the page, and the page itself. */
export interface LayoutProps {
  readonly page: PortalPage;
  readonly children: ReactNode;
}
