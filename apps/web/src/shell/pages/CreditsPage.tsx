import { Link } from 'wouter';
import { ButtonLink } from '../../kit/Button.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useTexts } from '../frame/stores.ts';

/** Whose work this house stands on. */
export const CreditsPage = () => {
  const t = useTexts();
  useTitle(`${t.credits.title} · ${t.brand}`);
  return (
    <Notice title={t.credits.title}>
      <p>{t.credits.icons}</p>
      <p>{t.credits.fonts}</p>
      <p>{t.credits.rest}</p>
      <Link href="/" asChild>
        <ButtonLink>{t.home}</ButtonLink>
      </Link>
    </Notice>
  );
};
