import { isValidElement, type ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { useStage } from './timeline/stage.ts';

interface ActionBarProps {
  /** One sentence: whose move, what to do. Never empty. */
  readonly say: ReactNode;
  readonly sub?: ReactNode;
  readonly secondary?: ReactNode;
  readonly primary?: ReactNode;
}

/** One sentence and one primary button, always in the same place. While all look at a show its buttons are those of the show. */
export const ActionBar = (props: ActionBarProps) => {
  const { controls, advice = null } = useStage();
  if (!controls) return <Parts {...props} sub={advice ?? props.sub} />;
  const { say, sub } = props;
  return <Parts say={say} sub={controls.sub ?? sub} primary={controls.primary} />;
};

const Parts = ({ say, sub, secondary, primary }: ActionBarProps) => (
  <div className={styles.bar}>
    {/* what is said next takes the place of what was said, and does not move from there */}
    <p key={`${said(say)} ${said(sub)}`} className={styles.say}>
      <span className={styles.sentence}>{say}</span>
      {sub !== undefined && <span className={styles.sub}>{sub}</span>}
    </p>
    <div className={styles.buttons} data-buttons="">
      {secondary}
      {primary}
    </div>
  </div>
);

/** Words by which one sentence is another than the last, wherever in it they stand. */
function said(words: unknown): string {
  if (typeof words === 'string' || typeof words === 'number') return `${words}`;
  if (isValidElement<object>(words)) return said(Object.values(words.props));
  return Array.isArray(words) ? words.map(said).join(' ') : '';
}
