import { useState } from 'react';
import { ActionBar } from '../kit/ActionBar.tsx';
import { Button } from '../kit/Button.tsx';
import { CodeField } from '../kit/CodeField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Header } from '../kit/Header.tsx';
import { Heading } from '../kit/Heading.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Icon } from '../kit/icons.tsx';
import { QrCode } from '../kit/QrCode.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { toast } from '../kit/toast.ts';
import styles from './Gallery.module.css';
import { Row, Section } from './Section.tsx';
import type { Words } from './words.ts';

const LINK = 'https://example.test/r/0123456789abcdefghijkl';

/** Fields, the code, the link. */
export const FormSection = ({ words }: { readonly words: Words }) => {
  const [code, setCode] = useState('482');
  return (
    <Section title={words.forms}>
      <Row>
        <div className={styles.form}>
          <CodeField label={words.code} value={code} onChange={setCode}>
            <Button>{words.enter}</Button>
          </CodeField>
          <Field label={words.name} defaultValue={words.people[0]} hint={words.nameHint} />
          <Field label={words.name} defaultValue="" error={words.nameError} />
        </div>
        <QrCode value={LINK} size={120} label="QR" />
      </Row>
    </Section>
  );
};

type TabId = 'moves' | 'chat' | 'rules';

const TableFrame = ({ words }: { readonly words: Words }) => {
  const [tab, setTab] = useState<TabId>('moves');
  return (
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
        <Heading level={3} size={19}>
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
  );
};

/** The frame of a table, a dialog and a sheet. */
export const FrameSection = ({ words }: { readonly words: Words }) => {
  const [shown, setShown] = useState<'dialog' | 'sheet' | null>(null);
  return (
    <Section title={words.frames} span="wide">
      <TableFrame words={words} />
      <Row>
        <Button onClick={() => setShown('dialog')}>{words.dialog}</Button>
        <Button onClick={() => setShown('sheet')}>{words.sheet}</Button>
      </Row>
      <Dialog open={shown === 'dialog'} onClose={() => setShown(null)} title={words.question}>
        <p>{words.answer}</p>
        <Row>
          <Button kind="primary" onClick={() => toast(words.copied, 'ok')}>
            {words.startNow}
          </Button>
          <Button onClick={() => setShown(null)}>{words.wait}</Button>
        </Row>
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={() => setShown(null)}
        title={words.invite}
        closeLabel={words.cancel}
      >
        <QrCode value={LINK} label="QR" />
        <Button kind="ink" icon={<Icon name="share" />}>
          {words.share}
        </Button>
      </Sheet>
    </Section>
  );
};
