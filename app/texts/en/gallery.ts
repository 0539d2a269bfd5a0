export const gallery = {
  title: "Our cars up close",
  intro: "Three ways to look at the pictures of a car. Choose the one that suits you.",
  chooseMode: "Viewing mode",
  modes: {
    "medium-zoom": "Click to zoom",
    "image-gallery": "Slideshow",
    "hover-zoom": "Hover to zoom",
  },
  hints: {
    plain: "Choose a picture to see it larger.",
    "medium-zoom": "Click a picture to enlarge it.",
    "image-gallery": "Browse with the arrows or a swipe, or let the slideshow play.",
    "hover-zoom": "Rest the pointer on a picture, tap it, or press Enter on it.",
  },
  views: {
    card: "From the front",
    side: "From the side",
    rear: "From the rear",
    dashboard: "Dashboard",
    seats: "Seats",
    trunk: "Boot",
  },
  zoom: { open: "Enlarge", close: "Close the enlarged picture" },
  magnify: "Magnify: {{picture}}",
  slideshow: {
    label: "Slideshow",
    previous: "Previous picture",
    next: "Next picture",
    play: "Play the slideshow",
    pause: "Pause the slideshow",
    fill: "Full screen",
    leave: "Leave full screen",
    show: "Show: {{picture}}",
  },
  meta: {
    title: "Our cars up close: zoom and slideshow",
    description:
      "Look at the pictures of a rental car in three ways: click to zoom, as a slideshow with thumbnails, or magnified under the pointer.",
  },
};
