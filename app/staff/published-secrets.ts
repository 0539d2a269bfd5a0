export const SECRET_EXAMPLE = "what openssl rand -hex 32 prints";
export const PASSWORD_EXAMPLE = "some words that only you put together";

/** The values of secrets in `.env.example`, with examples of better ones. */
export const PUBLISHED_SECRETS = {
  ADMIN_PASSWORD: { value: "correct horse battery", example: PASSWORD_EXAMPLE },
  SESSION_SECRET: { value: "at least sixteen characters", example: SECRET_EXAMPLE },
  METRICS_TOKEN: { value: "at least sixteen characters without spaces", example: SECRET_EXAMPLE },
  TELEGRAM_BOT_TOKEN: { value: "123456:ABC-def", example: "the token from @BotFather" },
  WEBHOOK_SECRET: { value: "at least sixteen characters", example: SECRET_EXAMPLE },
} as const;
