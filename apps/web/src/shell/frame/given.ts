import { late } from '../../kit/late.tsx';

interface GivenNameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Where the house gives names nobody writes one; few rooms need it. */
export const GivenName = late<GivenNameProps>(
  async () => (await import('../room/manners.ts')).GivenName,
);
