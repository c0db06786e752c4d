import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesOf, greeting } from './greeting.ts';

/** The addresses under which other devices reach this machine; none where it has no network. */
const HOME = Object.values(networkInterfaces())
  .flatMap((nets) => nets ?? [])
  .flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? `http://${address}:3000` : [],
  );
const LOCAL = 'http://localhost:3000';

describe('where the portal is found', () => {
  const at = (host: string, url: string | null = null) =>
    addressesOf({ host, publicUrl: url === null ? null : new URL(url) }, 3_000);

  it.each(['0.0.0.0', '::'])('at home, when it listens everywhere: %s', (host) => {
    expect(at(host)).toEqual([...HOME, LOCAL]);
  });

  it('under its public address first', () => {
    const url = 'https://play.example.org';
    expect(at('0.0.0.0', url)).toEqual([url, ...HOME, LOCAL]);
    expect(at('localhost', url)).toEqual([url, LOCAL]);
  });

  it('under the one address it listens at', () => {
    expect(at('10.0.0.5')).toEqual(['http://10.0.0.5:3000', LOCAL]);
    expect(at('localhost')).toEqual([LOCAL]);
  });
});

describe('the greeting', () => {
  it('tells every address, the first one also as a code to photograph', () => {
    const text = greeting(['http://10.0.0.5:3000', LOCAL]);
    expect(text).toContain(`Kesem is open at http://10.0.0.5:3000\n         and at ${LOCAL}\n\n`);
    expect(text).toMatch(/[▀▄█]{10}/);
    const other = greeting(['http://10.0.0.6:3000', LOCAL]);
    expect(other.split('\n').slice(4)).not.toEqual(text.split('\n').slice(4));
  });
});
