import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";
import * as styles from "./slideshow.css";
import type { FullScreen } from "./use-full-screen";
import type { SlideshowState } from "./use-slideshow";

type ControlsProps = { slideshow: SlideshowState; screen: FullScreen };

/** Buttons that have no effect in this browser are left out. */
export function SlideshowControls({ slideshow, screen }: ControlsProps) {
  const { t } = useTranslation();
  const { playing, canPlay, step, togglePlay, turnByKey } = slideshow;
  const { isFull, canFill, fill, leave } = screen;
  const playLabel = t(playing ? "gallery.slideshow.pause" : "gallery.slideshow.play");
  const fullLabel = t(isFull ? "gallery.slideshow.leave" : "gallery.slideshow.fill");
  return (
    <div className={styles.controls}>
      <Control
        aria-label={t("gallery.slideshow.previous")}
        onClick={() => step(-1)}
        onKeyDown={turnByKey}
      >
        <Icon name="back" />
      </Control>
      {canPlay && (
        <Control aria-label={playLabel} onClick={togglePlay} onKeyDown={turnByKey}>
          <Icon name={playing ? "pause" : "play"} />
        </Control>
      )}
      <Control
        aria-label={t("gallery.slideshow.next")}
        onClick={() => step(1)}
        onKeyDown={turnByKey}
      >
        <Icon name="arrow" />
      </Control>
      {canFill && (
        <Control aria-label={fullLabel} onClick={isFull ? leave : fill} onKeyDown={turnByKey}>
          <Icon name={isFull ? "leave-screen" : "fill-screen"} />
        </Control>
      )}
    </div>
  );
}

function Control(props: ComponentProps<"button">) {
  return <button type="button" className={styles.control} {...props} />;
}
