import { Announcements } from "./announcements.tsx";
import type { LayoutProps } from "./layout-props.ts";

/** No chrome but the brewery's messages: the page brings its own landmarks (ROUTE-24, ROUTE-32). */
export function BareLayout({ children }: LayoutProps) {
  return (
    <>
      <Announcements />
      {children}
    </>
  );
}
