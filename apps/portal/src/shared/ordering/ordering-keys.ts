import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { flag, inLocal, plainText, readBy } from "@vycep/shell/storage/stored-value";

/** Where, how and when somebody orders, by the keys of the seeds (STORAGE-02, STORAGE-03, STORAGE-06…12). */
export const orderingKeys = {
  shipToId: inLocal("shipToId", plainText),
  shippingMethod: inLocal("shippingMethod", readBy(parseShippingMethod)),
  deliveryDate: inLocal("deliveryDate", readBy(parseLocalDate)),
  standardDeliveryDate: inLocal("standardDeliveryDate", readBy(parseLocalDate)),
  exceptiondate: inLocal("exceptiondate", readBy(parseLocalDate)),
  onlyEmpties: inLocal("onlyEmpties", flag),
  customertype: inLocal("customertype", plainText),
  customerOrderNumber: inLocal("customerOrderNumber", plainText),
  noteForDriver: inLocal("noteForDriver", plainText),
  /** The question about an order in progress was answered, or there was none to ask about, since signing in (OP-74). */
  orderInProgressAsked: inLocal("orderInProgressAsked", flag),
} as const;
