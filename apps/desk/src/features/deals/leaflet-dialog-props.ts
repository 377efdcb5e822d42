import type { Leaflet } from "./use-leaflets.ts";

/** What a leaflet is opened with. */
export interface LeafletDialogProps {
  /** What is changed; undefined is a new one. */
  readonly leaflet: Leaflet | undefined;
  /** What a new one begins as. */
  readonly copyOf: Leaflet | undefined;
  /** What the list is of, which a new one begins with. */
  readonly begins: { readonly list: string; readonly sku: string };
  readonly lists: readonly { readonly code: string; readonly currency: string }[];
  /** Up to how many per cent its writer publishes alone; undefined without an end. */
  readonly aloneUpTo: number | undefined;
  readonly isWritable: boolean;
  readonly onCopy: (leaflet: Leaflet) => void;
  readonly onClose: () => void;
}
