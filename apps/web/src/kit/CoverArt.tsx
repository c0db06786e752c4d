import { type ReactNode, useEffect, useState } from 'react';
import styles from './CoverArt.module.css';

/** The five prints, by plain names: the kit knows pictures, not rules. */
export const COVERS = ['eclipse', 'wizard', 'abalone', 'shapes', 'spell'] as const;
export type CoverId = (typeof COVERS)[number];

const LOAD: Record<CoverId, () => Promise<ReactNode>> = {
  eclipse: () => import('./covers/Eclipse.tsx').then(({ EclipseCover }) => <EclipseCover />),
  wizard: () => import('./covers/Wizard.tsx').then(({ WizardCover }) => <WizardCover />),
  abalone: () => import('./covers/Abalone.tsx').then(({ AbaloneCover }) => <AbaloneCover />),
  shapes: () => import('./covers/Shapes.tsx').then(({ ShapesCover }) => <ShapesCover />),
  spell: () => import('./covers/Spell.tsx').then(({ SpellCover }) => <SpellCover />),
};

const cut = new Map<CoverId, ReactNode>();

/** The drawing of a cover once it has come. Not Suspense, which would hold back five small prints for 300 ms. */
const useArt = (cover: CoverId): ReactNode => {
  const [, show] = useState<CoverId>();
  useEffect(() => {
    let wanted = true;
    LOAD[cover]().then(
      (art) => {
        cut.set(cover, art);
        if (wanted) show(cover);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [cover]);
  return cut.get(cover);
};

/** A cover's print; it fills its nearest positioned ancestor. Its ground shows until the block is cut, or if it never comes. */
export const CoverArt = ({ cover }: { readonly cover: CoverId }) => {
  const art = useArt(cover);
  return (
    <div className={styles.art} data-cover={cover}>
      {art}
    </div>
  );
};
