import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { LinkInPlace } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { GALLERY_MODES, type GalleryMode } from "~/web/pages/address-values";
import { HoverGallery } from "~/ui/gallery/hover-gallery";
import { ZoomGallery } from "~/ui/gallery/zoom-gallery";
import { Slideshow } from "~/ui/gallery/slideshow";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import { PLACEHOLDER } from "~/catalog/fleet/car-picture";
import * as styles from "./zoom-examples.css";

const SAMPLE = { car: "Toyota RAV4", pictures: "/pictures/cars/toyota-rav4-2019" };

const VIEWS = ["card", "side", "rear", "dashboard", "seats", "trunk"] as const;

const GALLERIES = {
  "medium-zoom": ZoomGallery,
  "image-gallery": Slideshow,
  "hover-zoom": HoverGallery,
};

export function ZoomExamples({ mode }: { mode: GalleryMode }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const Gallery = GALLERIES[mode];
  const items = VIEWS.map((view) => {
    const src = `${SAMPLE.pictures}/${view}.svg`;
    const description = t(`gallery.views.${view}`);
    return { original: src, thumbnail: src, alt: `${SAMPLE.car}: ${description}`, description };
  });
  return (
    <>
      <ModeLinks chosen={mode} />
      <p className={styles.hint}>
        <span className={hydrated ? styles.hidden : styles.shown}>{t("gallery.hints.plain")}</span>
        <span className={hydrated ? styles.shown : styles.hidden}>
          {t(`gallery.hints.${mode}`)}
        </span>
      </p>
      <Gallery items={items} onErrorImageURL={PLACEHOLDER} />
    </>
  );
}

function ModeLinks({ chosen }: { chosen: GalleryMode }) {
  const { t } = useTranslation();
  return (
    <nav className={layout.row} aria-label={t("gallery.chooseMode")}>
      {GALLERY_MODES.map((mode) => (
        <LinkInPlace
          key={mode}
          className={mode === chosen ? button.primary : button.secondary}
          to={`${href("/:lng?/zoom-examples")}?mode=${mode}`}
          aria-current={mode === chosen ? "page" : undefined}
        >
          {t(`gallery.modes.${mode}`)}
        </LinkInPlace>
      ))}
    </nav>
  );
}
