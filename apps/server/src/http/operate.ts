/** What the operator asks: does the process live, may it be sent people, what does it count. */
import { Router } from 'express';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

export interface OperateParts {
  readonly store: Pick<Store, 'lastAlive'>;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
}

export function operate({ store, metrics, isStopping }: OperateParts): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ ok: true }));
  router.get('/readyz', async (_req, res) => {
    const answers = !isStopping() && (await store.lastAlive().then(yes, no));
    res.status(answers ? 200 : 503).json({ ok: answers });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.text());
  });
  return router;
}

const yes = (): boolean => true;
const no = (): boolean => false;
