/** What the worker uses of its global scope; the DOM's types don't know it. */
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

/** An event that keeps the worker alive until a promise is settled. */
export type WorkerEvent = { waitUntil(promise: Promise<unknown>): void };

export type FetchEvent = WorkerEvent & {
  request: Request;
  /** The page that asks; empty for a navigation. */
  clientId: string;
  respondWith(answer: Promise<Response>): void;
};

type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
};

export const worker = self as unknown as WorkerScope;
