/** What the operator asks: does the process live, may it be sent people, what does it count. */
import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import { hashOf } from '../identity/secret.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Watched } from '../store/disk.ts';
import type { Store } from '../store/store.ts';
import { refused, route } from './answer.ts';
import { type Front, isFromHere } from './caller.ts';

export interface OperateParts {
  readonly front: Front;
  readonly log: Log;
  /** What opens the metrics to other machines; null: nothing does. */
  readonly metricsToken: string | null;
  readonly store: Pick<Store, 'lastAlive'>;
  readonly metrics: Metrics;
  readonly disk: Pick<Watched, 'works'>;
  readonly nodes: Pick<Nodes, 'beside' | 'carries'>;
  readonly isStopping: () => boolean;
}

export function operate(parts: OperateParts): Router {
  const { store, metrics, disk, nodes, isStopping, log } = parts;
  const router = Router();
  const forbidden = route(log, async () => refused('forbidden'));
  router.get('/healthz', (_req, res) => void res.json({ ok: true }));
  router.get('/readyz', async (_req, res) => {
    const answers = !isStopping() && disk.works() && (await store.lastAlive().then(yes, no));
    // without hints a node is slower to hear of others, and as good to send people to
    res
      .status(answers ? 200 : 503)
      .json({ ok: answers, ...(nodes.beside && { hints: nodes.carries() }) });
  });
  router.get('/metrics', async (req, res, next) => {
    if (mayCount(parts, req)) res.type(metrics.contentType).send(await metrics.text());
    else forbidden(req, res, next);
  });
  return router;
}

/** Whether somebody may see how busy the house is: a program on this machine, or who shows the token. */
function mayCount({ front, metricsToken }: OperateParts, req: IncomingMessage): boolean {
  const shown = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  // of hashes, so that the time a comparison takes tells nothing
  const knows = metricsToken !== null && hashOf(shown ?? '') === hashOf(metricsToken);
  return knows || isFromHere(req, front);
}

const yes = (): boolean => true;
const no = (): boolean => false;
