import Zoom from "react-medium-image-zoom";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";
import { screens } from "~/ui/theme/screens";
import { useMediaQuery } from "~/ui/use-media-query";
import type { GalleryProps } from "./gallery";
import { ZOOM_MARGIN_PX } from "./gallery-defaults";
import { PictureGrid, type FrameProps } from "./picture-grid";
import * as styles from "./zoom-gallery.css";

/** Pictures that a click enlarges to the window's size. */
export function ZoomGallery(props: GalleryProps & { lead?: boolean }) {
  return <PictureGrid {...props} frame={ZoomFrame} />;
}

function ZoomFrame({ item, children }: FrameProps) {
  const { t } = useTranslation();
  // With the margin a picture would be smaller than on the page.
  const narrow = useMediaQuery(screens.narrow);
  return (
    <Zoom
      a11yNameButtonZoom={t("gallery.zoom.open")}
      a11yNameButtonUnzoom={t("gallery.zoom.close")}
      classDialog={styles.dialog}
      IconZoom={EnlargeIcon}
      IconUnzoom={CloseIcon}
      {...(item.largest && { zoomImg: { src: item.largest, alt: item.alt } })}
      zoomMargin={narrow ? 0 : ZOOM_MARGIN_PX}
    >
      {children}
    </Zoom>
  );
}

function EnlargeIcon() {
  return <Icon name="enlarge" />;
}

function CloseIcon() {
  return <Icon name="close" />;
}
