/** Around each file of tests of the web. */
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// what comes late may take its time on a busy machine: nothing here is a measurement
configure({ asyncUtilTimeout: 60_000 });

// files share a process: what one of them has begun to fetch would fail in the next
afterAll(() => vi.dynamicImportSettled());
