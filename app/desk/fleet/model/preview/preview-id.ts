/** The element with the preview of a model. */
export const PREVIEW_ID = "preview";
