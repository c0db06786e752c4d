import { Link } from 'wouter';
import { ButtonLink } from '../../kit/Button.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useTexts } from '../frame/stores.ts';

/** An address that leads nowhere. */
export const LostPage = () => {
  const t = useTexts();
  useTitle(`${t.bad.notFound} · ${t.brand}`);
  return (
    <Notice title={t.bad.notFound}>
      <p>{t.bad.notFoundText}</p>
      <Link href="/" asChild>
        <ButtonLink>{t.home}</ButtonLink>
      </Link>
    </Notice>
  );
};
