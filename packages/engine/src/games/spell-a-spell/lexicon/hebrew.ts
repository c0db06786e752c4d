/** The words of the house. Large: the web loads it by itself. */
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
import { VEHICLE } from './vehicle.data.ts';

export const HEBREW = lexiconOf({
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
});
