/** Whose work the house stands on, in English; Hebrew has the same shape. */
export const CREDITS = {
  title: 'Credits',
  icons:
    'Emblem and cover glyphs from game-icons.net by Lorc, Delapouite and others, recoloured and recut, under CC BY 3.0.',
  fonts:
    'Typefaces: Karantina, Suez One, Rubik and Frank Ruhl Libre, under the SIL Open Font License 1.1.',
  rest: 'Everything else is drawn by the code of this house, under the MIT licence.',
};
