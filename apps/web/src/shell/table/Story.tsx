import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useHeard, useView } from '../room/view.ts';
import { linesFor, useWords } from '../room/words.ts';
import { LogLines } from './Log.tsx';

/** For whoever has come in the middle of a show: what happened in it before, as far as it has been shown. */
export const Story = ({ game }: { readonly game: AnyGame }) => {
  const texts = useTexts();
  const t = texts.table.show;
  const view = useView();
  const words = useWords();
  const heard = useHeard();
  const came = useRoom((state) => state.cameTo);
  const after = useRoom((state) => state.after);
  const [open, setOpen] = useState(false);
  if (!came || came.show !== view.show?.id) return null;
  const lines = linesFor(heard.slice(came.from - after), game, view, words);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.story}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.story} closeLabel={texts.close}>
        <LogLines lines={lines} current={lines.length - 1} />
      </Dialog>
    </>
  );
};
