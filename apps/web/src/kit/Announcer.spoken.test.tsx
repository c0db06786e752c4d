// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { announce } from './announce.ts';

afterEach(cleanup);

it('announces in the voice that was asked for', () => {
  const { container } = render(<Announcer />);
  act(() => announce('your turn', 'assertive'));
  const said = (voice: string) => container.querySelector(`[aria-live=${voice}]`)?.textContent;
  expect([said('polite'), said('assertive')]).toEqual(['', 'your turn']);
});
