/** A file that is imported, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;
