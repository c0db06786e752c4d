import { ltr } from '../../../i18n/isolate.ts';
import { GLYPHS } from '../../../kit/cards/stamps.data.ts';
import { AbilityGlyph } from '../art/AbilitySign.tsx';
import type { Outcome } from './entries.ts';

/** A sheet in two halves, a tick and a cross on 512×512 units. */
const PATHS = {
  fought: GLYPHS['crossed-swords'],
  destroyed:
    'M96 40H290L236 150L300 236L222 330L262 472H96ZM330 40H416V472H310L276 336L354 232L292 146Z',
  held: 'M72 262L136 196L218 280L386 96L448 160L220 412Z',
  played: 'M212 72H300V212H440V300H300V440H212V300H72V212H212Z',
} as const;

/** What came of a deed, as the sign in the corner of its picture. */
export const OutcomeSign = ({ outcome }: { readonly outcome: Outcome }) => {
  if (outcome.is === 'hurt') return ltr(`−${outcome.by}`);
  return (
    <svg viewBox="0 0 512 512" width="14" height="14" fill="currentColor">
      {outcome.is === 'paralysed' ? (
        <AbilityGlyph ability="paralysis" />
      ) : (
        <path d={PATHS[outcome.is]} />
      )}
    </svg>
  );
};
