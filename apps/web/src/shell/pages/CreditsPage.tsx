import { Link } from 'wouter';
import { creditTextsOf } from '../../i18n/credits.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';

/** Whose work this house stands on. */
export const CreditsPage = () => {
  const t = useTexts();
  const credits = creditTextsOf(useLang());
  useTitle(`${credits.title} · ${t.brand}`);
  return (
    <Notice title={credits.title}>
      <p>{credits.icons}</p>
      <p>{credits.fonts}</p>
      <p>{credits.rest}</p>
      <Link href="/" asChild>
        <ButtonLink>{t.home}</ButtonLink>
      </Link>
    </Notice>
  );
};
