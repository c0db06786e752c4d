/** What a viewer may do. */
import { choicesOf } from './chapters/choose.ts';
import type { WizardMove } from './move.ts';
import type { WizardView } from './state.ts';

/** Every move of the viewer. */
export function movesOf(view: WizardView): readonly WizardMove[] {
  const { me, agenda } = view;
  const [task] = agenda;
  if (typeof me !== 'number' || !(me in view.wizards)) return [];
  if (task?.do === 'choose') {
    return choicesOf(view, me).map((choice) => ({ do: 'choose', ...choice }));
  }
  if (task?.do !== 'charm' || task.seat !== me) return [];
  return task.among.map((to) => ({ do: 'charm', to }));
}
