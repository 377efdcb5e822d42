import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";

/** The place of the tall card: on a telephone and an upright tablet what stands under it is out of sight from the first, as it will be. */
export const tallPlace = (
  <Card>
    <div className="grid min-h-116 content-start gap-4 tablet:min-h-206 max-mobile:min-h-206">
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
    </div>
  </Card>
);

/** The place of the countdown. */
export const cutOffPlace = (
  <Card>
    <div className="desktop:min-h-56">
      <Skeleton shape="block" width="full" />
    </div>
  </Card>
);
