/** A photo as a product tells it; its size is known before it comes, so that nothing jumps. */
export interface Photo {
  readonly url?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}
