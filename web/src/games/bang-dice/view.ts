/** What BANG!'s view holds. -1 is nobody, nothing, or face down. */

export type * from "./seen";
