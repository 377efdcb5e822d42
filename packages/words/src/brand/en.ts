import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  toPortal: "Sign in to the portal",
  aboutBrand: "About {brand}",
  forYou: "For your pub and your shop",
  orderTitle: "Order at any hour",
  orderText: "The range at your prices, free delivery days, and a cart that knows what fits on a pallet.",
  followTitle: "Follow your delivery",
  followText: "For every order you see what is confirmed, what is on its way and when it arrives.",
  helpTitle: "People who know",
  helpText: "Customer service knows your place and helps with orders and with the tap.",
  noAccessTitle: "No access yet?",
  noAccessText: "The account owner of your company sends you an invitation. New to us? Get in touch.",
  toCatalogue: "To the catalogue",
  toContact: "Contact",
};
