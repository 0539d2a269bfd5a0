/** The used part of `ServiceWorkerGlobalScope`, which the DOM's types lack. */
type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void>; get(id: string): Promise<WorkerClient | undefined> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

type WorkerClient = { postMessage(message: unknown): void };

export type WorkerEvent = { waitUntil(promise: Promise<unknown>): void };

export type FetchEvent = WorkerEvent & {
  request: Request;
  /** The requesting page; empty for a navigation. */
  clientId: string;
  respondWith(response: Promise<Response>): void;
};

type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
};

declare const self: WorkerScope;

export const worker = self;
