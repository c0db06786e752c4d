// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visit } from '../testing/visit.tsx';
import { useEarlier } from './view.ts';

afterEach(cleanup);

it('asks for what was heard before as soon as somebody hears, with each step again, until all is here', () => {
  const whole: boolean[] = [];
  const Screen = () => {
    whole.push(useEarlier());
    return null;
  };
  const { store, link, now } = visit(<Screen />, { status: 'lost', after: 4 });
  const step = (): void => {
    const { fresh } = store.getState();
    now({ fresh: { ...fresh, id: fresh.id + 1 } });
  };
  expect(link.earlier).not.toHaveBeenCalled();
  now({ status: 'live' });
  expect(link.earlier).toHaveBeenCalledTimes(1);
  step();
  expect(link.earlier).toHaveBeenCalledTimes(2);
  expect(whole.at(-1)).toBe(false);
  now({ after: 0 });
  step();
  expect(link.earlier).toHaveBeenCalledTimes(2);
  expect(whole.at(-1)).toBe(true);
});
