import { Redirect } from 'wouter';
import { useRecent } from '../frame/stores.ts';

/** The way to a table from outside the page, by the room it is in: a notice knows no link. */
export const ToPage = ({ room }: { readonly room: string }) => {
  const token = useRecent().find((table) => table.room === room)?.token;
  return <Redirect to={token ? `/r/${token}` : '/'} replace />;
};
