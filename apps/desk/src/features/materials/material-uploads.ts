import { useUploads } from "../../kit/uploads/use-uploads.ts";

/** A file that was sent and waits for the material that it becomes. */
export interface FreshFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Sends files of materials; they wait until a material is saved. */
export function useMaterialUploads() {
  const uploads = useUploads<"ready">({
    ...{ purpose: "material", atOnce: 50 },
    consume: async (ids) => new Map(ids.map((id) => [id, "ready" as const])),
  });
  const ready: readonly FreshFile[] = uploads.uploads.filter(({ state }) => state.kind === "used");
  return { uploads, ready };
}
