import { Fragment } from 'react';
import type { Lang } from '../../../i18n/lang.ts';

const HEBREW = /([א-ת][א-ת"׳״'־ ]*[א-ת]|[א-ת])/u;

interface MixedProps {
  readonly text: string;
  readonly lang: Lang;
}

/** A sentence in which Hebrew words say that they are Hebrew, so that they are read with the right voice. */
export const Mixed = ({ text, lang }: MixedProps) => {
  if (lang === 'he') return text;
  return text.split(HEBREW).map((part, at) =>
    at % 2 === 1 ? (
      // the parts of one sentence have no other name
      <bdi key={at} lang="he" dir="rtl">
        {part}
      </bdi>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
};
