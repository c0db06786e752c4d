/** Where a server of the bench listens: the port it was told by PORT. */
export function portOf(): number {
  return Number(process.env.PORT);
}
