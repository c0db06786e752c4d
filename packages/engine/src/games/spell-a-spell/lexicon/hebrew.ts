/**
 * The words of the house. Large: the web loads it by itself. A noun is concrete when one can point at it: light, a
 * shadow, a hole, and what is drawn on paper (a dot, a digit, a square, a tick) are in; so are people by what they are
 * to each other. Slurs, plurals and what is only thought are not. What stands and is never said by the house: `UNFIT`.
 */
import { ANIMAL } from './animal.data.ts';
import { BODY } from './body.data.ts';
import { BUILDING } from './building.data.ts';
import { CLOTHING } from './clothing.data.ts';
import { FOOD } from './food.data.ts';
import { HOUSEHOLD } from './household.data.ts';
import { lexiconOf } from './lexicon.ts';
import { MUSIC } from './music.data.ts';
import { NATURE } from './nature.data.ts';
import { PERSON } from './person.data.ts';
import { PLANT } from './plant.data.ts';
import { PLAY } from './play.data.ts';
import { TOOL } from './tool.data.ts';
import { UNFIT } from './unfit.ts';
import { VEHICLE } from './vehicle.data.ts';

export const HEBREW = lexiconOf(
  {
    animal: ANIMAL,
    plant: PLANT,
    food: FOOD,
    household: HOUSEHOLD,
    tool: TOOL,
    clothing: CLOTHING,
    vehicle: VEHICLE,
    music: MUSIC,
    person: PERSON,
    building: BUILDING,
    body: BODY,
    nature: NATURE,
    play: PLAY,
  },
  UNFIT,
);
