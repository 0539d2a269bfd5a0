const MB = 1024 * 1024;

/** Sizes in bytes. */
export type UploadLimits = {
  fileBytes: number;
  files: number;
  requestBytes: number;
  filesPerDay: number;
};

export const UPLOAD_LIMITS: UploadLimits = {
  fileBytes: 15 * MB,
  files: 20,
  requestBytes: 100 * MB,
  filesPerDay: 1_000,
};

/** Uploads at the same time, on this node. */
export const MAX_CONCURRENT = 2;

/** What a file input offers: iPhones then convert their photos to JPEG. */
export const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/avif";
