export function ensurePatchedDriver(folder?: string): void;
