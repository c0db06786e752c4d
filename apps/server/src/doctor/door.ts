/** The port: free for Kesem, or Kesem itself behind it. */
import { createServer } from 'node:http';
import type { Env } from '../env.ts';
import { whyNotListening } from '../listening.ts';
import { ask } from './ask.ts';
import { type Finding, ill, well } from './finding.ts';

export interface Door {
  readonly finding: Finding;
  /** Whether a server answers there that can be asked further. */
  readonly runs: boolean;
}

/** Asks at the port; where nobody answers, opens and closes it. */
export async function examineDoor(env: Pick<Env, 'host' | 'port'>): Promise<Door> {
  const { host, port } = env;
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const answer =
    port === 0
      ? null
      : await ask(`http://${near.includes(':') ? `[${near}]` : near}:${port}/readyz`);
  if (answer?.ready === true) {
    return { runs: true, finding: well(`Kesem runs on port ${port} and can store.`) };
  }
  if (answer?.ready === false) {
    const says = `Kesem runs on port ${port}, and cannot store or is just stopping.`;
    return { runs: true, finding: ill(says, 'Its log names the first error of the disk.') };
  }
  return { runs: false, finding: await tried(env) };
}

async function tried({ host, port }: Pick<Env, 'host' | 'port'>): Promise<Finding> {
  const server = createServer();
  const error = await new Promise<unknown>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve(null));
  });
  if (error !== null) {
    const [says = '', cure] = whyNotListening(error, { host, port }).split('; ');
    return cure === undefined
      ? ill(says, 'Set HOST and PORT anew.')
      : ill(`${says}.`, `${cure.charAt(0).toUpperCase()}${cure.slice(1)}`);
  }
  await new Promise((resolve) => server.close(resolve));
  return well(`Port ${port} on ${host} is free; Kesem does not run there now.`);
}
