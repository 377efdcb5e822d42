import { CartSummaryCard } from "../../features/cart/summary/cart-summary-card.tsx";
import { OrderOnItsWayCard } from "../../features/orders/home/order-on-its-way-card.tsx";
import { OrdersToDecideCard } from "../../features/orders/home/orders-to-decide-card.tsx";
import { HomeCutOff } from "./home-cut-off.tsx";
import { HomeOrders } from "./home-orders.tsx";

/** All cards of the home page in one file of script: five would cost more to fetch than they hold. */
export const homeCards = { CartSummaryCard, HomeCutOff, HomeOrders, OrderOnItsWayCard, OrdersToDecideCard };
