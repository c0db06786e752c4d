import type { Draw } from '@kesem/room/proof/run';
import { useState } from 'react';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { useLang } from '../frame/stores.ts';
import { resultOf, whatOf } from './draw.ts';
import styles from './VerifyPage.module.css';

/** Everything that was drawn, in order; laid out only when it is asked for, for there may be hundreds. */
export const Draws = ({ draws }: { readonly draws: readonly Draw[] }) => {
  const t = verifyTextsOf(useLang());
  const [open, setOpen] = useState(false);
  if (draws.length === 0) return null;
  return (
    <details className={styles.draws} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.draws(draws.length)}</summary>
      {open && (
        <>
          <p>{t.counted}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.step}</th>
                <th scope="col">{t.purpose}</th>
                <th scope="col">{t.what}</th>
                <th scope="col">{t.result}</th>
              </tr>
            </thead>
            <tbody>
              {draws.map((draw) => (
                <Row
                  key={`${draw.input} ${draw.stretch ?? ''} ${draw.purpose} ${draw.counter}`}
                  draw={draw}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </details>
  );
};

const Row = ({ draw }: { readonly draw: Draw }) => {
  const t = verifyTextsOf(useLang());
  return (
    <tr>
      <td>{draw.input}</td>
      <td>
        <bdi>{draw.purpose}</bdi>
      </td>
      <td>{whatOf(draw, t)}</td>
      <td dir="ltr">{resultOf(draw)}</td>
    </tr>
  );
};
