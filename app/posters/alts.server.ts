export type PosterName = string;
