import { useTranslation } from "~/web/i18n/use-translation";
import Zoom from "react-medium-image-zoom";
import { Icon } from "~/ui/icon";
import { screens } from "~/ui/theme/screens";
import { useMediaQuery } from "~/ui/use-media-query";
import { ZOOM_MARGIN_PX, type GalleryProps } from "./gallery";
import * as styles from "./gallery.css";
import { PictureGrid, type FrameProps } from "./picture-grid";

/** Pictures that a click enlarges to the window's size. */
export function ZoomGallery(props: GalleryProps & { lead?: boolean }) {
  return <PictureGrid {...props} frame={ZoomFrame} />;
}

function ZoomFrame({ item, children }: FrameProps) {
  const { t } = useTranslation();
  // On a narrow screen a picture with the margin would be smaller than on the page.
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
