import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";
import type { DrawGoods } from "../../shared/products/goods-cell.tsx";

/** Goods of an order, drawn as the catalogue draws them. */
export const drawGoods: DrawGoods = (goods) => <ProductPicture {...goods} />;
