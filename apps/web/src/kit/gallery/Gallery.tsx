// Everything in the kit on one sheet, for the eye. A workshop page: never part of what is shipped.
import { type ReactNode, useState } from 'react';
import { ActionBar } from '../ActionBar.tsx';
import { Announcer } from '../Announcer.tsx';
import { Button } from '../Button.tsx';
import { Chip } from '../Chip.tsx';
import { ChipGroup } from '../ChipGroup.tsx';
import { ClockFace } from '../ClockFace.tsx';
import { CodeField } from '../CodeField.tsx';
import { Dialog } from '../Dialog.tsx';
import { INKS, type Ink } from '../draw/inks.ts';
import { EmptySeat } from '../EmptySeat.tsx';
import { Field } from '../Field.tsx';
import { Header } from '../Header.tsx';
import { Heading } from '../Heading.tsx';
import { IconButton } from '../IconButton.tsx';
import { ICONS, type IconName } from '../icons.data.ts';
import { Icon } from '../icons.tsx';
import { Lid } from '../Lid.tsx';
import { FallSeal, Marble } from '../Marble.tsx';
import { MarbleTray } from '../MarbleTray.tsx';
import { QrCode } from '../QrCode.tsx';
import { SeatPlate } from '../SeatPlate.tsx';
import { Sheet } from '../Sheet.tsx';
import { Tabs } from '../Tabs.tsx';
import { Tag } from '../Tag.tsx';
import { ToastRegion } from '../ToastRegion.tsx';
import { TypeCase } from '../TypeCase.tsx';
import { toast } from '../toast.ts';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Gallery.module.css';
import { WORDS, type Words } from './words.ts';

const isIcon = (name: string): name is IconName => name in ICONS;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <Heading level={2} misprint>
      {title}
    </Heading>
    <div className={styles.row}>{children}</div>
  </section>
);

const Box = ({ words }: { readonly words: Words }) => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.box}>
      <TypeCase>
        {words.games.map((game) => (
          <Lid
            key={game.cover}
            {...game}
            soon={game.cover === 'abalone' ? undefined : words.soon}
            open={open === game.cover}
            closeLabel={words.cancel}
            onPress={
              game.cover === 'abalone'
                ? () => setOpen(open === game.cover ? null : game.cover)
                : undefined
            }
          >
            <Button kind="primary" size="sm">
              {words.friends}
            </Button>
            <Button size="sm" icon={<Icon name="bot" size={18} />}>
              {words.bot}
            </Button>
          </Lid>
        ))}
      </TypeCase>
    </div>
  );
};

const Buttons = ({ words }: { readonly words: Words }) => (
  <Section title={words.buttons}>
    <Button kind="primary">{words.push}</Button>
    <Button>{words.wait}</Button>
    <Button kind="ink" icon={<Icon name="share" />}>
      {words.share}
    </Button>
    <Button kind="ghost">{words.cancel}</Button>
    <Button disabled>{words.missing}</Button>
    <Button size="sm" kind="ghost" icon={<Icon name="flip" size={18} />}>
      {words.flip}
    </Button>
    <IconButton kind="block" label={words.copy} icon={<Icon name="copy" />} />
    <IconButton kind="block" label="QR" icon={<Icon name="qr" />} />
    <IconButton label={words.sound} icon={<Icon name="sound" />} />
  </Section>
);

const Choices = ({ words }: { readonly words: Words }) => {
  const [seconds, setSeconds] = useState(0);
  const [teach, setTeach] = useState(true);
  return (
    <Section title={words.choices}>
      <ChipGroup
        label={words.clock}
        value={seconds}
        onChange={setSeconds}
        options={[0, 30, 45].map((value) => ({ value, label: words.seconds(value) }))}
      />
      <Chip kind="switch" pressed={teach} onPress={() => setTeach(!teach)}>
        {words.teach}
      </Chip>
      <Tag tone="gold">{words.turn}</Tag>
      <Tag tone="ok">{words.ready}</Tag>
      <Tag tone="danger">{words.short}</Tag>
      <Tag>{words.host}</Tag>
      <Button size="sm" onClick={() => toast(words.copied, 'ok')}>
        {words.copied}
      </Button>
      <Button size="sm" onClick={() => toast(words.refusal, 'danger')}>
        {words.refusal}
      </Button>
    </Section>
  );
};

const Seats = ({ words }: { readonly words: Words }) => (
  <Section title={words.seats}>
    <div className={styles.seats}>
      {words.people.map((name, i) => (
        <SeatPlate
          key={name}
          ink={INKS[i] ?? (1 satisfies Ink)}
          name={name}
          sub={words.emblems[i]}
          presence={i === 4 ? 'away' : 'here'}
          mine={i === 0}
          turn={i === 1 ? words.turn : undefined}
        />
      ))}
      <EmptySeat>
        <Button size="sm">{words.invite}</Button>
        <Button size="sm" kind="ghost" icon={<Icon name="bot" size={18} />}>
          {words.botShort}
        </Button>
      </EmptySeat>
      <SeatPlate
        ink={1}
        name={words.people[0] ?? ''}
        sub={words.you}
        turn={words.turn}
        below={
          <>
            <span className={styles.small}>{words.pushedOff}</span>
            <MarbleTray colour="bone" count={3} of={6} next />
            <b>3/6</b>
          </>
        }
      >
        <ClockFace ms={252_000} />
      </SeatPlate>
      <SeatPlate
        ink={2}
        size="sm"
        name={words.people[1] ?? ''}
        sub={words.white}
        below={<MarbleTray colour="black" count={2} of={6} />}
      >
        <ClockFace ms={9400} low size="sm" />
      </SeatPlate>
    </div>
  </Section>
);

const Things = ({ words }: { readonly words: Words }) => (
  <Section title={words.things}>
    <svg width="300" height="76" viewBox="0 0 300 76" className={styles.wood}>
      <Marble colour="black" x={40} y={38} r={26} />
      <Marble colour="bone" x={104} y={38} r={26} />
      <FallSeal x={182} y={38} r={24} />
      <Marble colour="bone" x={182} y={38} r={22} shadow={false} />
      <Marble colour="black" x={250} y={38} r={14} />
      <Marble colour="bone" x={282} y={38} r={9} />
    </svg>
    <MarbleTray colour="bone" count={4} of={6} next size={36} />
    <div className={styles.icons}>
      {Object.keys(ICONS)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </div>
  </Section>
);

const Forms = ({ words }: { readonly words: Words }) => {
  const [code, setCode] = useState('482');
  return (
    <Section title={words.forms}>
      <div className={styles.form}>
        <CodeField label={words.code} value={code} onChange={setCode}>
          <Button>{words.enter}</Button>
        </CodeField>
        <Field label={words.name} defaultValue={words.people[0]} hint={words.nameHint} />
        <Field label={words.name} defaultValue="" error={words.nameError} />
      </div>
      <QrCode value="https://example.test/r/0123456789abcdefghijkl" size={120} label="QR" />
    </Section>
  );
};

type TabId = 'moves' | 'chat' | 'rules';
const Frames = ({ words }: { readonly words: Words }) => {
  const [tab, setTab] = useState<TabId>('moves');
  const [shown, setShown] = useState<'dialog' | 'sheet' | null>(null);
  return (
    <Section title={words.frames}>
      <div className={styles.frame}>
        <Header
          start={<IconButton label={words.menu} icon={<Icon name="menu" />} />}
          end={
            <>
              <Icon name="eye" size={20} />3
              <IconButton label={words.chat} icon={<Icon name="chat" />} />
            </>
          }
        >
          <Heading level={1} size={19}>
            {words.room}
          </Heading>
        </Header>
        <div className={styles.rail}>
          <Tabs
            label={words.frames}
            active={tab}
            onChange={setTab}
            tabs={[
              { id: 'moves', label: words.moves, panel: <p className={styles.panel}>a5b5</p> },
              { id: 'chat', label: words.chat, panel: <p className={styles.panel}>…</p> },
              { id: 'rules', label: words.rules, panel: <p className={styles.panel}>§</p> },
            ]}
          />
        </div>
        <ActionBar
          say={words.sumito}
          sub={words.falls}
          secondary={<Button>{words.again}</Button>}
          primary={<Button kind="primary">{words.push}</Button>}
        />
      </div>
      <Button onClick={() => setShown('dialog')}>{words.dialog}</Button>
      <Button onClick={() => setShown('sheet')}>{words.sheet}</Button>
      <Dialog open={shown === 'dialog'} onClose={() => setShown(null)} title={words.question}>
        <p>{words.answer}</p>
        <div className={styles.row}>
          <Button kind="primary" onClick={() => toast(words.copied, 'ok')}>
            {words.startNow}
          </Button>
          <Button onClick={() => setShown(null)}>{words.wait}</Button>
        </div>
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={() => setShown(null)}
        title={words.invite}
        closeLabel={words.cancel}
      >
        <QrCode value="https://example.test/r/0123456789abcdefghijkl" label="QR" />
        <Button kind="ink" icon={<Icon name="share" />}>
          {words.share}
        </Button>
      </Sheet>
    </Section>
  );
};

/** The gallery in one language; the theme is whatever the page has. */
export const Gallery = ({ language }: { readonly language: 'he' | 'en' }) => {
  const words = WORDS[language];
  return (
    <main className={styles.gallery}>
      <header className={styles.top}>
        <Wordmark size={150} script={language} label={words.brand} />
        <Heading level={1} face="poster" size={48} misprint>
          {words.title}
        </Heading>
      </header>
      <Box words={words} />
      <Buttons words={words} />
      <Choices words={words} />
      <Seats words={words} />
      <Things words={words} />
      <Forms words={words} />
      <Frames words={words} />
      <ToastRegion />
      <Announcer />
    </main>
  );
};
