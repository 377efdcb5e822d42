/** No exported list has more documents. One that is cut there says so in its last row and in `x-total-count`. */
export const MOST_EXPORTED_DOCUMENTS = 10_000;

/** So many are counted of what a text or a period finds; what is more is called "more than". */
export const DOCUMENTS_COUNTED_BY = 1000;
