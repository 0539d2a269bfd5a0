import { useEffect, useState, type KeyboardEvent } from "react";
import { useMediaQuery } from "~/ui/use-media-query";
import { SLIDE_INTERVAL_MS } from "./gallery-defaults";

export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [started, setStarted] = useState(false);
  const canPlay = !useMediaQuery("(prefers-reduced-motion: reduce)");
  const playing = started && canPlay;

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, count]);

  /** A choice by the visitor stops the slideshow. */
  function show(next: number) {
    setStarted(false);
    setIndex((next + count) % count);
  }

  function step(by: -1 | 1) {
    show(index + by);
  }

  function turnByKey({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  }

  return {
    index,
    playing,
    canPlay,
    show,
    step,
    turnByKey,
    togglePlay: () => setStarted(!playing),
  };
}

export type SlideshowState = ReturnType<typeof useSlideshow>;
