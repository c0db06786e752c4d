import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { ChipGroup } from '../kit/ChipGroup.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Icon } from '../kit/icons.tsx';
import { Tag } from '../kit/Tag.tsx';
import { toast } from '../kit/toast.ts';
import { Row, Section } from './Section.tsx';
import type { Words } from './words.ts';

/** Every kind of button; hover, press and focus are for the hand to find. */
export const ButtonSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.buttons}>
    <Row>
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
    </Row>
  </Section>
);

/** Chips, tags and notes. */
export const ChoiceSection = ({ words }: { readonly words: Words }) => {
  const [seconds, setSeconds] = useState(0);
  const [teach, setTeach] = useState(true);
  return (
    <Section title={words.choices}>
      <Row>
        <ChipGroup
          label={words.clock}
          value={seconds}
          onChange={setSeconds}
          options={[0, 30, 45].map((value) => ({ value, label: words.seconds(value) }))}
        />
        <Chip kind="switch" pressed={teach} onPress={() => setTeach(!teach)}>
          {words.teach}
        </Chip>
      </Row>
      <Row>
        <Tag tone="gold">{words.turn}</Tag>
        <Tag tone="ok">{words.ready}</Tag>
        <Tag tone="danger">{words.short}</Tag>
        <Tag>{words.host}</Tag>
      </Row>
      <Row>
        <Button size="sm" onClick={() => toast(words.copied, 'ok')}>
          {words.copied}
        </Button>
        <Button size="sm" onClick={() => toast(words.refusal, 'danger')}>
          {words.refusal}
        </Button>
      </Row>
    </Section>
  );
};
