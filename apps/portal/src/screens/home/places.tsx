import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";

/** The place of the tall card, so that nothing under it jumps when it comes. */
export const tallPlace = (
  <Card>
    <div className="grid min-h-105 content-start gap-4 max-mobile:min-h-139">
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton shape="block" width="full" />
      <Skeleton shape="block" width="full" />
    </div>
  </Card>
);

/** The place of the countdown. */
export const cutOffPlace = (
  <Card>
    <Skeleton shape="block" width="full" />
  </Card>
);
