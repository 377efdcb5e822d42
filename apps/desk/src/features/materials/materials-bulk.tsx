import { useQuery } from "@tanstack/react-query";
import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../kit/bulk/use-bulk.ts";
import type { DeskMaterialFilter } from "../../shared/graphql.gen/graphql.ts";
import { useChangeMaterials } from "./use-change-materials.ts";
import { materialChoicesQuery } from "./use-materials.ts";

const acts = [
  { id: "move", part: "folder" },
  { id: "setPermission", part: "permission" },
  { id: "setMarkets", part: "markets" },
  { id: "retire" },
  { id: "putBack" },
] as const;

interface MaterialsBulkProps {
  readonly bulk: Bulk;
  readonly filter: DeskMaterialFilter;
}

/** What is done to many materials at once (DLIST-03). */
export function MaterialsBulk({ bulk, filter }: MaterialsBulkProps) {
  const { data } = useQuery(materialChoicesQuery);
  return (
    <BulkEnd
      bulk={bulk}
      acts={acts}
      action={useChangeMaterials(filter)}
      rowsKey={["materials"]}
      choices={{
        folder: data?.folders.map(({ folder, name }) => ({ id: folder, label: name })) ?? [],
        permission: data?.permissions.map(({ code, name }) => ({ id: code, label: name })) ?? [],
      }}
    />
  );
}
