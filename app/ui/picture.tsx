export type PictureProps = {
  src: string;
  alt: string;
  className?: string | undefined;
  /** Its own size; the page keeps the room for it from the start. */
  width: number;
  height: number;
  /** Shown where `src` does not load. */
  fallback: string;
  /** The picture that the visitor sees first; the others wait until they are near. */
  first?: boolean;
};

/** A picture that never leaves a hole. */
export function Picture({ alt, fallback, first = false, ...picture }: PictureProps) {
  const replace = (image: HTMLImageElement) => {
    if (!image.src.endsWith(fallback)) image.src = fallback;
  };
  return (
    <img
      {...picture}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      onError={(event) => replace(event.currentTarget)}
      ref={(image) => {
        // It may have failed before React was there to hear of it.
        if (image?.complete && image.naturalWidth === 0) replace(image);
      }}
    />
  );
}
