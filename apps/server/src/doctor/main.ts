/** `npm run doctor`: whether Kesem can run here and be reached, and what to do where not. Ends with 1 when something does not work. */
import { examine, written } from './doctor.ts';

const findings = await examine(process.env);
process.stdout.write(`${written(findings)}\n`);
process.exitCode = findings.some(({ is }) => is === 'ill') ? 1 : 0;
