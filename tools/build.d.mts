export function ensureBuild(): void;
export function hashSources(): string;
