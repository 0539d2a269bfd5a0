import type { z } from "zod";
import {
  CHANNEL_SETTINGS,
  channelOf,
  combinedFaults,
  type ChannelFault,
} from "~/messaging/channel-settings";
import { CHANNEL_FORMATS, SETTING_FORMATS } from "./setting-formats";
import { PUBLISHED_SECRETS } from "~/staff/published-secrets";

type Outputs<Formats extends Record<string, z.ZodType>> = {
  [Name in keyof Formats]: z.output<Formats[Name]>;
};
type Schemas = { [Name in keyof typeof SETTING_FORMATS]: (typeof SETTING_FORMATS)[Name]["schema"] };

/** The parsed variables. A channel that is off has values only for settings with a default. */
export type Env = Outputs<Schemas> & Outputs<typeof CHANNEL_FORMATS> & { HOST: string };

type Source = Readonly<Record<string, string | undefined>>;

/** An empty value counts as unset. */
const valueIn = (source: Source, name: string) => source[name]?.trim() || undefined;

/** Throws one error that names every bad variable with an example, those of channels excepted. */
export function readEnv(source: Source): Env {
  return read(source).env;
}

/** Returns why channels are off though some of their settings are set. */
export function readChannelFaults(source: Source): ChannelFault[] {
  return read(source).channelFaults;
}

function read(source: Source) {
  const values: Record<string, unknown> = {};
  const faults = publishedFaults(source);
  for (const [name, { schema, must, example }] of Object.entries(SETTING_FORMATS)) {
    const parsed = schema.safeParse(valueIn(source, name));
    if (parsed.success) values[name] = parsed.data;
    else if (!isPublished(source, name)) {
      const fault = must === null ? parsed.error.issues[0]?.message : `must ${must}`;
      faults.push(faultOf(name, String(fault), example));
    }
  }
  faults.push(...contradictions(values));
  if (faults.length) throw new Error(`bad environment\n  ${faults.join("\n  ")}`);
  values.HOST ??= values.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1";
  const channelFaults = readChannels(source, values);
  return { env: values as Env, channelFaults };
}

function faultOf(name: string, fault: string, example: string) {
  return `${name}: ${fault} (for example: ${example})`;
}

/** Adds the settings of channels to `values`, and returns why some are off. */
function readChannels(source: Source, values: Record<string, unknown>): ChannelFault[] {
  const faults: ChannelFault[] = [];
  for (const name of CHANNEL_SETTINGS) {
    const parsed = CHANNEL_FORMATS[name].safeParse(valueIn(source, name));
    if (parsed.success) values[name] = parsed.data;
    else faults.push({ channel: channelOf(name), name, reason: "form" });
  }
  faults.push(...combinedFaults(values, new Set(faults.map(({ name }) => name))));
  const off = new Set(faults.map(({ channel }) => channel));
  for (const name of CHANNEL_SETTINGS) {
    if (off.has(channelOf(name))) values[name] = CHANNEL_FORMATS[name].parse(undefined);
  }
  return faults;
}

function isPublished(source: Source, name: string) {
  const published = new Map(Object.entries(PUBLISHED_SECRETS)).get(name);
  return valueIn(source, name)?.toLowerCase() === published?.value.toLowerCase();
}

/** A channel with a secret that is published would be open to everybody, so it stops the start too. */
function publishedFaults(source: Source) {
  return Object.entries(PUBLISHED_SECRETS)
    .filter(([name]) => isPublished(source, name))
    .map(([name, { example }]) =>
      faultOf(name, "is the example from .env.example, which everybody can read", example),
    );
}

/** Returns the faults of settings that are right by themselves, but not together. */
function contradictions(values: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = values;
  if (MIGRATION_DATABASE_URL && !DATABASE_URL) {
    const { example } = SETTING_FORMATS.DATABASE_URL;
    faults.push(faultOf("DATABASE_URL", "must be set if MIGRATION_DATABASE_URL is set", example));
  }
  const { PUBLIC_URL, HSTS_PRELOAD, HSTS_SUBDOMAINS } = values;
  // Browsers' lists take a host with all its subdomains only.
  if (HSTS_PRELOAD === "on" && HSTS_SUBDOMAINS === "off") {
    faults.push(faultOf("HSTS_SUBDOMAINS", "must be on if HSTS_PRELOAD is on", "on"));
  }
  if (HSTS_PRELOAD === "on" && !String(PUBLIC_URL).startsWith("https:")) {
    faults.push(
      faultOf("HSTS_PRELOAD", "can be on only if PUBLIC_URL begins with https://", "off"),
    );
  }
  const { PORT, METRICS_PORT } = values;
  if (METRICS_PORT && METRICS_PORT === PORT) {
    const { example } = SETTING_FORMATS.METRICS_PORT;
    faults.push(faultOf("METRICS_PORT", "must be a different port from PORT", example));
  }
  return faults;
}
