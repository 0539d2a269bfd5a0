export type PictureProps = {
  src: string;
  alt: string;
  className?: string | undefined;
  /** The intrinsic size, which reserves the space. */
  width: number;
  height: number;
  /** Shown if `src` fails to load. */
  fallback: string;
  /** Above the fold: loaded eagerly, others lazily. */
  first?: boolean;
};

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
        // It may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0) replace(image);
      }}
    />
  );
}
