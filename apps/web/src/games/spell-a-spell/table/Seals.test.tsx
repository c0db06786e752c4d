// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import { Seals } from './Seals.tsx';

beforeAll(openDialogs);
afterEach(cleanup);

describe('S6: a magic word that is pressed', () => {
  it('says what it does, and who has cast it', () => {
    const castBy = (word: string) => (word === 'אש' ? ['Dana', 'Noa'] : []);
    render(<Seals lit={null} lang="en" castBy={castBy} />);
    fireEvent.click(screen.getByRole('button', { name: 'אש, fire' }));
    const sheet = screen.getByRole('dialog', { name: 'אש, fire' });
    expect(sheet.textContent).toContain('take another turn');
    expect(sheet.textContent).toContain('Cast in this match by Dana and Noa.');
  });

  it('says so where nobody has', () => {
    render(<Seals lit={null} lang="he" castBy={() => []} />);
    fireEvent.click(screen.getByRole('button', { name: 'שלג' }));
    expect(screen.getByRole('dialog').textContent).toContain('עוד לא הטילו אותה');
  });

  it('speaks of no match in the rules', () => {
    render(<Seals lit={null} lang="he" castBy={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'שלג' }));
    expect(screen.getByRole('dialog').textContent).not.toContain('במשחק הזה');
  });
});
