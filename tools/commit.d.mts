export function findCommit(folder: string, env?: Record<string, string | undefined>): string | null;
export function recordCommit(folder?: string): void;
