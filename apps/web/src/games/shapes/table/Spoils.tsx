import { FormSign } from '../art/FormPrint.tsx';
import { FORMS } from '../art/forms.ts';
import type { MatProps } from './props.ts';
import styles from './Spoils.module.css';

/** After the last round: the prizes, shape by shape, and what a joker has come to be worth. */
export const Spoils = ({ seat, table: { prizes } }: MatProps) => {
  const own = prizes[seat] ?? [];
  return (
    <div className={styles.spoils}>
      {[...FORMS, 'joker' as const].flatMap((form) => {
        const count = own.filter((card) => card === form).length;
        if (count === 0) return [];
        return (
          <span key={form}>
            <FormSign form={form} size={26} />
            {form === 'joker' ? `=${count * prizes.length}` : count}
          </span>
        );
      })}
    </div>
  );
};
