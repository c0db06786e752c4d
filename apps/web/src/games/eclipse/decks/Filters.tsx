import {
  type AbilityId,
  ENERGIES,
  PLAIN_ABILITIES,
  STRONG_ABILITIES,
} from '@kesem/engine/games/eclipse/cards/card';
import { CURVE_TOP } from '@kesem/engine/games/eclipse/decks/advice';
import { type ReactNode, useId } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { abilityWord } from '../cards/text.ts';
import styles from './Filters.module.css';
import { countOf, EVERYTHING, type Filter, PRICES } from './filter.ts';
import { deckTexts } from './texts.ts';
import { KINDS } from './working.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly lang: Lang;
  readonly onFilter: (filter: Filter) => void;
}

interface ChipsProps<V> {
  readonly label: string;
  readonly values: readonly V[];
  readonly labelOf: (value: V) => ReactNode;
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
}

/** One of several, or none: a chip that is on goes off again. */
const Chips = <V extends string | number>(props: ChipsProps<V>) => {
  const { label, values, labelOf, value, onChange } = props;
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {values.map((one) => (
        <Chip
          key={one}
          className={styles.chip}
          pressed={one === value}
          onPress={() => onChange(one === value ? null : one)}
        >
          {labelOf(one)}
        </Chip>
      ))}
    </fieldset>
  );
};

const ABILITIES: readonly AbilityId[] = [...PLAIN_ABILITIES, ...STRONG_ABILITIES];

const AbilityField = ({ filter, lang, onFilter }: FiltersProps) => {
  const t = deckTexts(lang);
  const id = useId();
  const nameOf = (ability: AbilityId): string => abilityWord(ability, lang);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t.ability}</label>
      <select
        id={id}
        value={filter.ability ?? ''}
        onChange={({ target }) => {
          const ability = ABILITIES.find((one) => one === target.value) ?? null;
          onFilter({ ...filter, ability });
        }}
      >
        <option value="">{t.anyAbility}</option>
        {ABILITIES.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), lang)).map((ability) => (
          <option key={ability} value={ability}>
            {nameOf(ability)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** What is looked for in the collection. */
export const Filters = ({ filter, lang, onFilter }: FiltersProps) => {
  const t = deckTexts(lang);
  return (
    <div className={styles.filters}>
      <Chips
        label={t.kind}
        values={KINDS}
        labelOf={(kind) => t.groups[kind]}
        value={filter.kind}
        onChange={(kind) => onFilter({ ...filter, kind })}
      />
      <Chips
        label={t.energy}
        values={ENERGIES}
        labelOf={(energy) => t.energies[energy]}
        value={filter.energy}
        onChange={(energy) => onFilter({ ...filter, energy })}
      />
      <Chips
        label={t.price}
        values={PRICES}
        labelOf={(price) => (price === CURVE_TOP ? t.orMore(price) : price)}
        value={filter.price}
        onChange={(price) => onFilter({ ...filter, price })}
      />
      <AbilityField filter={filter} lang={lang} onFilter={onFilter} />
      {countOf(filter) > 0 && (
        <Button size="sm" onClick={() => onFilter({ ...EVERYTHING, words: filter.words })}>
          {t.all}
        </Button>
      )}
    </div>
  );
};

/** The field for words, with what stands beside it. */
export const SearchField = ({ filter, lang, onFilter }: FiltersProps) => {
  const t = deckTexts(lang);
  return (
    <input
      type="search"
      className={styles.search}
      dir="auto"
      aria-label={t.search}
      placeholder={t.searchHint}
      value={filter.words}
      onChange={({ target }) => onFilter({ ...filter, words: target.value })}
    />
  );
};
