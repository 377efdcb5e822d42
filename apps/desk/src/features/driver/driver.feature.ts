import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

/** A driver's own round on a telephone (DDISP-03): without the desk's frame, and open before anybody has signed in. */
export const driverFeature: DeskFeature = {
  nav: [
    {
      ...{ section: "sales", place: 31, title: "ownRound", icon: "mobile", path: paths.ownRound() },
      ...{ needs: { area: "rounds", power: "change" }, isForDrivers: true },
    },
  ],
  pages: [
    {
      path: paths.ownRound(),
      title: "ownRound",
      texts: ["driver"],
      isDoor: true,
      screen: async () => (await import("./round-screen.tsx")).roundScreen,
    },
  ],
};
