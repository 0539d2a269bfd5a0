/** A phone number with its country code (E.164). */
export const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;

/** A Telegram user name, without `@`. */
export const TELEGRAM_NAME = /^[A-Za-z]\w{3,31}$/;
