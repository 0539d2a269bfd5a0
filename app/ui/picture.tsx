import { useState } from "react";
import { wrapper } from "./picture.css";

type PictureSource = { type: string; srcSet: string; media?: string };

export type PictureProps = {
  src: string;
  alt: string;
  className?: string | undefined;
  /** The intrinsic size, which reserves the space. */
  width: number;
  height: number;
  /** The address of the picture that is shown if `src` fails to load. */
  fallback: string;
  /** Whether the picture is above the fold, and so loaded eagerly. */
  first?: boolean;
  /** Other files of the same picture: by format, best first, and by width. */
  sources?: readonly PictureSource[] | undefined;
  srcSet?: string | undefined;
  /** The width at which the layout shows it; required with `srcSet`. */
  sizes?: string | undefined;
};

export function Picture({ sources, ...props }: PictureProps) {
  const { src, srcSet, sizes, alt, fallback, first = false, ...picture } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === src;
  const image = (
    <img
      {...picture}
      src={hasFailed ? fallback : src}
      srcSet={hasFailed ? undefined : srcSet}
      sizes={hasFailed ? undefined : sizes}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailed(src)}
      ref={(element) => {
        // The picture may have failed before hydration.
        if (element?.complete && element.naturalWidth === 0) setFailed(src);
      }}
    />
  );
  if (!sources) return image;
  return (
    <picture className={wrapper}>
      {!hasFailed &&
        sources.map(({ type, srcSet: files, media }) => (
          <source key={type} type={type} srcSet={files} media={media} sizes={sizes} />
        ))}
      {image}
    </picture>
  );
}
