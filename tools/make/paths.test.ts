import { describe, expect, it } from 'vitest';
import { rounded } from './paths.ts';

describe('a rounded path', () => {
  it('stands on whole units, each point where it was, so that errors do not add up', () => {
    expect(rounded('M0.4 0.4l.4 0 .4 0 .4 0 .4 0')).toBe('M0 0l1 0l0 0l1 0l0 0');
  });

  it('says the same of places as of steps', () => {
    const places = rounded('M10.2 10.2L20.6 10.2V30.4H10.2Z');
    expect(places).toBe('M10 10l11 0v20h-11z');
    expect(rounded('m10.2 10.2l10.4 0v20.2h-10.4z')).toBe(places);
  });

  it('goes on from the beginning of what was closed', () => {
    expect(rounded('M5.5 5.5h10v10zm1 1h2')).toBe('M6 6h10v10zm1 1h2');
  });

  it('bends curves and arcs as they were, with flags that touch', () => {
    expect(rounded('M0 0c1.2 0 2.4 1.2 2.4 2.4s1.1 2 2 2q1 0 2-1')).toBe(
      'M0 0c1 0 2 1 2 2s2 2 2 2q1 0 2-1',
    );
    expect(rounded('M0 0a10.4 10.4 0 0110 10')).toBe('M0 0a10 10 0 0 1 10 10');
  });

  it('knows no other commands', () => {
    expect(() => rounded('M0 0T5 5')).toThrow('T');
  });
});
