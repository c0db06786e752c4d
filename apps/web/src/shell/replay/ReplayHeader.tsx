import { useState } from 'react';
import { useLocation } from 'wouter';
import { replayTextsOf } from '../../i18n/replay.ts';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { Button } from '../../kit/Button.tsx';
import { Header } from '../../kit/Header.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import type { AnyGame } from '../../registry.ts';
import { canShare, share } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useCopy } from '../frame/useCopy.ts';
import { useCard } from '../room/view.ts';
import header from '../table/TableHeader.module.css';
import { fileOf, saveFile } from '../verify/save.ts';
import sheets from '../waiting/sheets.module.css';
import { stepAddress } from './address.ts';
import { Looks } from './Looks.tsx';
import type { RunningReplay } from './useReplay.ts';

interface ReplayHeaderProps {
  readonly now: RunningReplay;
  readonly game: AnyGame | null;
  readonly onList: () => void;
}

/** Which match this is, the link to its present step, and the menu. */
export const ReplayHeader = ({ now, game, onList }: ReplayHeaderProps) => {
  const t = useTexts();
  const replay = replayTextsOf(useLang());
  const lang = useLang();
  const [menu, setMenu] = useState(false);
  const { startedAt } = now.folded.record;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(startedAt);
  return (
    <>
      <Header
        start={
          <>
            <IconButton
              label={replay.menu}
              icon={<Icon name="menu" />}
              onClick={() => setMenu(true)}
            />
            <span className={header.onWide}>
              <Wordmark size={32} script={lang} />
            </span>
          </>
        }
        end={
          <>
            <HandOn now={now} />
            <span className={header.onPhone}>
              <IconButton label={replay.openSteps} icon={<Icon name="list" />} onClick={onList} />
            </span>
          </>
        }
      >
        <h1>{useCard()?.title(lang)}</h1>
        <span className={header.room}>
          {replay.word} · {day}
          {now.folded.table === null && ` · ${replay.olderRules}`}
        </span>
      </Header>
      <Sheet open={menu} onClose={() => setMenu(false)} title={replay.menu} closeLabel={t.close}>
        <Menu now={now} game={game} />
      </Sheet>
    </>
  );
};

/** The link to the present step: to the share sheet where there is one, else to the clipboard. */
const HandOn = ({ now: { folded, player } }: Pick<ReplayHeaderProps, 'now'>) => {
  const t = replayTextsOf(useLang());
  const lang = useLang();
  const copy = useCopy();
  const title = useCard()?.title(lang) ?? '';
  const address = stepAddress(folded.record.id, player.count);
  return canShare() ? (
    <IconButton
      label={t.shareStep}
      icon={<Icon name="share" />}
      onClick={() => void share(t.shareText(title, player.count), address)}
    />
  ) : (
    <IconButton label={t.copyStep} icon={<Icon name="link" />} onClick={() => void copy(address)} />
  );
};

const Menu = ({ now, game }: Pick<ReplayHeaderProps, 'now' | 'game'>) => {
  const t = useTexts();
  const verify = verifyTextsOf(useLang());
  const [, go] = useLocation();
  const { record } = now.folded;
  return (
    <div className={sheets.list}>
      <Tools />
      <Looks now={now} game={game} />
      <Button onClick={() => go(`/m/${record.id}/verify`)}>{verify.link}</Button>
      <Button onClick={() => saveFile(record, fileOf(record))}>{verify.save}</Button>
      <Button kind="ghost" onClick={() => go('/')}>
        {t.home}
      </Button>
    </div>
  );
};
