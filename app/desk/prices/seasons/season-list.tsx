import { textIn } from "~/web/i18n/localized";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { rateRange } from "~/catalog/pricing/rates";
import type { Season } from "~/catalog/pricing/seasons";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { NEW_SEASON, SEASON_FIELD } from "~/desk/prices/prices";
import { percentText } from "~/desk/prices/row-summary";
import { shortGaps } from "~/desk/prices/price-warnings";
import { useMoney } from "~/catalog/company/use-company";

export const seasonAddress = (number: string) =>
  `${href("/admin/prices")}?${SEASON_FIELD}=${number}#season`;

/** Shows the seasons with a link to the form of each. */
export function SeasonList({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation();
  const { day, language } = useFormat();
  return (
    <section className={desk.section} id="seasons" aria-labelledby="seasons-title">
      <h2 className={desk.title} id="seasons-title">
        {t("prices.seasons.title")}
      </h2>
      <p className={desk.soft}>{t("prices.seasons.lead")}</p>
      {seasons.length === 0 && <p>{t("prices.seasons.none")}</p>}
      <ul className={desk.list}>
        {seasons.map((season, index) => (
          <li key={season.from} className={desk.entry}>
            <div>
              <strong>{textIn(season.name, language)}</strong>
              <p>
                {day(season.from)} – {day(season.to)}
              </p>
              <p>
                <SeasonPrice season={season} />
                {season.minDays > 1 && `, ${t("prices.minimum", { count: season.minDays })}`}
              </p>
            </div>
            <Link
              className={button.secondary}
              to={seasonAddress(String(index + 1))}
              aria-label={t("prices.seasons.editNamed", { name: textIn(season.name, language) })}
            >
              {t("prices.seasons.edit")}
            </Link>
          </li>
        ))}
      </ul>
      <GapWarnings seasons={seasons} />
      <p>
        <Link className={button.secondary} to={seasonAddress(NEW_SEASON)}>
          {t("prices.seasons.add")}
        </Link>
      </p>
    </section>
  );
}

function SeasonPrice({ season: { percent, rates } }: { season: Season }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency } = useMoney();
  if (!rates) return percentText(t, percent);
  const [sedan, suv] = [rateRange(rates.sedan), rateRange(rates.suv)];
  return t("prices.seasons.byRates", {
    sedan: `${money(sedan.from, currency)}–${money(sedan.to, currency)}`,
    suv: `${money(suv.from, currency)}–${money(suv.to, currency)}`,
  });
}

function GapWarnings({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const gaps = shortGaps(seasons);
  if (gaps.length === 0) return null;
  return (
    <div className={message.notice}>
      {gaps.map(({ before, after, days }) => (
        <p key={after.from}>
          {t("prices.warnings.gap", {
            before: textIn(before.name, language),
            after: textIn(after.name, language),
            count: days,
          })}
        </p>
      ))}
    </div>
  );
}
