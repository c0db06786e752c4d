import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { predictTextsOf } from '../../i18n/predict.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { nameAt, useView } from '../room/view.ts';
import styles from './Foreseen.module.css';
import { type Group, groupsOf } from './foretold.ts';

/** At the end: whom the audience had named as the winner, and whose eye was sharpest this evening. */
export const Foreseen = () => {
  const lang = useLang();
  const t = predictTextsOf(lang);
  const { match } = useView();
  const predictions = useRoom((state) => state.predictions);
  if (!predictions) return null;
  const { last, marks } = predictions;
  const isOfMatch = last.round === null && last.key.split('/')[0] === `${match?.number}`;
  const most = marks[0]?.right ?? 0;
  const best = marks.filter(({ right }) => right === most).map(({ name }) => isolate(name));
  if (!isOfMatch && best.length === 0) return null;
  return (
    <section className={styles.foreseen} aria-label={t.title}>
      <h3 className={styles.title}>{t.title}</h3>
      {isOfMatch && (
        <ul className={styles.groups}>
          {groupsOf(last).map((group) => (
            <Named key={group.seat} group={group} />
          ))}
        </ul>
      )}
      {best.length > 0 && (
        <p className={styles.best}>
          <b>{t.sharpest(listed(lang, best))}</b> {t.marks(most)}
        </p>
      )}
    </section>
  );
};

const Named = ({ group: { seat, right, by } }: { readonly group: Group }) => {
  const texts = useTexts();
  const lang = useLang();
  const t = predictTextsOf(lang);
  const view = useView();
  return (
    <li data-right={right ? '' : undefined}>
      <EmblemPlate ink={inkOf(sitterOf(view, seat)?.ink)} size={26} />
      <VisuallyHidden>{nameAt(texts, view, seat)}, </VisuallyHidden>
      {right && (
        <>
          <Icon name="check" size={18} />
          <VisuallyHidden>{t.came}, </VisuallyHidden>
        </>
      )}
      <span className={styles.by}>
        {listed(
          lang,
          by.map(({ name }) => isolate(name)),
        )}
      </span>
    </li>
  );
};
