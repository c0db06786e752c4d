import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { afterPaint } from '../../../kit/afterPaint.ts';
import { isNowhere } from '../../../kit/useFocusKept.ts';
import styles from './StageFrame.module.css';

interface StageFrameProps {
  readonly label: string;
  readonly lang: Lang;
  /** What is played. */
  readonly scene: ReactNode;
  readonly className: string | undefined;
  /** What is asked below it. */
  readonly children: ReactNode;
  readonly 'data-closed'?: string | undefined;
}

/** What lies over the whole table and asks by itself: a scene, and below it the answers. */
export const StageFrame = ({
  lang,
  label,
  className,
  scene,
  children,
  ...data
}: StageFrameProps) => {
  const stage = useRef<HTMLElement>(null);
  useFocusOf(stage);
  return (
    <section
      ref={stage}
      className={styles.stage}
      aria-label={label}
      dir={lang === 'he' ? 'rtl' : 'ltr'}
      tabIndex={-1}
      {...data}
    >
      <div className={`${styles.scene} ${className}`}>{scene}</div>
      {children}
    </section>
  );
};

/**
 * A stage takes the focus from the table that it covers, keeps it when the button that had it goes, and gives it back
 * in the end. The stage itself has it and none of its buttons: a Space meant for the table must not answer.
 */
function useFocusOf(stage: RefObject<HTMLElement | null>): void {
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const own = stage.current;
    const table = own?.closest<HTMLElement>('[role="group"]');
    isHeld.current = table?.contains(document.activeElement) ?? false;
    // what loses the focus to nothing goes without a word: only another that takes it is heard of
    const follow = ({ target }: FocusEvent): void => {
      isHeld.current = target instanceof Node && (own?.contains(target) ?? false);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      if (isHeld.current) afterPaint(() => isNowhere() && table?.focus({ preventScroll: true }));
    };
  }, [stage]);
  useEffect(() =>
    afterPaint(() => {
      if (isHeld.current && !stage.current?.contains(document.activeElement)) {
        stage.current?.focus({ preventScroll: true });
      }
    }),
  );
}
