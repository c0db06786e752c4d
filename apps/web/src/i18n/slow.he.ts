/** What is said of the pace of a match, in Hebrew. */
import type { SLOW as EN } from './slow.en.ts';

export const SLOW: typeof EN = {
  label: 'קצב',
  title: 'באיזה קצב משחקים?',
  explain:
    'בקצב איטי לכל מהלך יש ימים, והשולחן מחכה גם כשהדפדפן סגור. הקצב מתחלף כשכל מי שליד השולחן מסכימים.',
  propose: 'להציע לכולם',
  set: 'כך משחקים',
  wants: (names, pace) => `${names} מציעים קצב אחר: ${pace}`,
  keep: 'נשארים כך',
};
