/** A request as it goes over the wire. Paths and headers are Latin-1. */
export type FuzzRequest = {
  kind: "request";
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** Bytes that may be no request at all. */
export type FuzzBytes = { kind: "bytes"; bytes: Uint8Array };

/** A socket at `/ws`, and what follows its handshake. */
export type FuzzSocket = {
  kind: "socket";
  query: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
};

export type FuzzCase = FuzzRequest | FuzzBytes | FuzzSocket;

/** The surface of a running site, from which cases are made. */
export type Surface = {
  origin: string;
  /** Cookies of a signed-in session, and of a browser with a booking. */
  staff: string;
  visitor: string;
  forms: FuzzedForm[];
  calls: ApiEndpoint[];
  /** All field names of the API. */
  fields: string[];
};

export type FuzzedForm = {
  method: string;
  action: string;
  isMultipart: boolean;
  isStaff: boolean;
  controls: { name: string; value: string; isFile: boolean }[];
};

/** `path` has parameters in braces. */
export type ApiEndpoint = { method: string; path: string };
