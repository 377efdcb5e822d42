import type { ReactNode } from "react";
import type { PageInfo } from "../shared/page/screen.ts";

/** What every layout is given: what the shell knows of the page, and the page itself. */
export interface LayoutProps {
  readonly page: PageInfo;
  readonly children: ReactNode;
}
