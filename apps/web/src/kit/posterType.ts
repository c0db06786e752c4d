/** Fetches the letters of posters that this text is written in: the first picture that has them is then not drawn twice. */
export function fetchPosterType(text: string): void {
  // where nothing is laid out there are no letters
  if (!('fonts' in document)) return;
  document.fonts.load('800 1em Karantina', text).catch(() => undefined);
}
