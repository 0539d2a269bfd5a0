const PLACEHOLDER = "/pictures/cars/placeholder.svg";

type CarPictureProps = {
  src: string;
  alt: string;
  className: string;
  /** The picture that the visitor sees first; the others wait until they are near. */
  first?: boolean;
};

/** A picture of a car, 16:9; the placeholder where it does not load. */
export function CarPicture({ src, alt, className, first = false }: CarPictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      width={800}
      height={450}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      onError={(event) => showPlaceholder(event.currentTarget)}
      ref={(picture) => {
        // It may have failed before React was there to hear of it.
        if (picture?.complete && picture.naturalWidth === 0) showPlaceholder(picture);
      }}
    />
  );
}

function showPlaceholder(picture: HTMLImageElement) {
  if (!picture.src.endsWith(PLACEHOLDER)) picture.src = PLACEHOLDER;
}
