import { Tag } from '../../kit/Tag.tsx';
import { useTexts } from '../frame/stores.ts';
import { useView } from '../room/view.ts';

/** Says to everybody who looks, for the whole match, that its hands can be read elsewhere. */
export const StudyMark = () => {
  const t = useTexts().table;
  return useView().from?.hidden === 'known' && <Tag tone="ink">{t.study}</Tag>;
};
