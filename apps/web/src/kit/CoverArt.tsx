import type { ComponentType } from 'react';
import styles from './CoverArt.module.css';
import { late } from './late.tsx';

/** The five prints, by plain names: the kit knows pictures, not rules. */
export const COVERS = ['eclipse', 'wizard', 'abalone', 'shapes', 'spell'] as const;
export type CoverId = (typeof COVERS)[number];

const PRINTS: Record<CoverId, ComponentType> = {
  eclipse: print(async () => (await import('./covers/Eclipse.tsx')).EclipseCover),
  wizard: print(async () => (await import('./covers/Wizard.tsx')).WizardCover),
  abalone: print(async () => (await import('./covers/Abalone.tsx')).AbaloneCover),
  shapes: print(async () => (await import('./covers/Shapes.tsx')).ShapesCover),
  spell: print(async () => (await import('./covers/Spell.tsx')).SpellCover),
};

/** A drawing that may never come: its ground is shown then. */
function print(load: () => Promise<ComponentType>): ComponentType {
  return late(() => load().catch(() => () => null));
}

/** A cover's print; it fills its nearest positioned ancestor. Its ground shows until the block is cut, or if it never comes. */
export const CoverArt = ({ cover }: { readonly cover: CoverId }) => {
  const Print = PRINTS[cover];
  return (
    <div className={styles.art} data-cover={cover}>
      <Print />
    </div>
  );
};
