// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionBar } from './ActionBar.tsx';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { ClockFace, clockText } from './ClockFace.tsx';
import { CodeField } from './CodeField.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { DIRECTED, ICONS } from './icons.data.ts';
import { Lid } from './Lid.tsx';
import { SeatPlate } from './SeatPlate.tsx';
import { Tabs } from './Tabs.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { openDialogs } from './testing/dialogs.ts';
import { toast } from './toast.ts';
import { transport } from './transport.tsx';

beforeAll(openDialogs);
afterEach(cleanup);

describe('buttons and choices', () => {
  it('a button never sends a form by accident', () => {
    render(<Button kind="primary">Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
  });

  it('a button at work takes no press, sends no form and keeps the focus', () => {
    const press = vi.fn<() => void>();
    const send = vi.fn<() => void>();
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" busy={busy} onClick={press}>
          Open
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
    button.focus();
    rerender(form(true));
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('a chip says its state in the words of its role', () => {
    render(
      <>
        <Chip pressed>toggle</Chip>
        <Chip kind="switch" pressed={false}>
          switch
        </Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'toggle' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('H30: what goes on points along the line of reading', () => {
    for (const icon of ['next', 'stepOn', 'toEnd', 'resume'] as const) {
      expect(DIRECTED.has(icon)).toBe(true);
    }
    const nothing = (): void => undefined;
    const played = { paused: true, toggle: nothing, next: nothing, skip: nothing };
    const words = { pause: 'Pause', resume: 'Go on', next: 'Step', skip: 'Skip' };
    const { primary, secondary } = transport(words, played);
    const { container } = render(
      <>
        {secondary}
        {primary}
      </>,
    );
    const icons = [...container.querySelectorAll('svg')];
    expect(icons).toHaveLength(3);
    for (const icon of icons) expect(icon.getAttribute('class')).toMatch(/directed/);
  });

  it('a chip group is one Tab stop and arrows choose', () => {
    const onChange = vi.fn<(value: number) => void>();
    const options = [10, 20, 30].map((value) => ({ value, label: `${value}` }));
    render(<ChipGroup label="Clock" options={options} value={20} onChange={onChange} />);
    expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([-1, 0, -1]);
    fireEvent.keyDown(screen.getByRole('radio', { name: '20' }), { key: 'ArrowRight' });
    expect(onChange).toHaveBeenCalledWith(30);
    expect(document.activeElement?.textContent).toBe('30');
  });

  it('tabs open with arrows', () => {
    const onChange = vi.fn<(id: string) => void>();
    const tabs = [
      { id: 'a', label: 'A', panel: 'page a' },
      { id: 'b', label: 'B', panel: 'page b' },
    ] as const;
    render(<Tabs label="Rail" tabs={tabs} active="a" onChange={onChange} />);
    expect(screen.getByRole('tabpanel', { name: 'A' }).textContent).toBe('page a');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowRight' });
    expect(onChange).toHaveBeenCalledWith('b');
  });
});

describe('fields', () => {
  it('a code keeps six digits of whatever is pasted, and tells when it is whole', () => {
    const onChange = vi.fn<(digits: string) => void>();
    const onDone = vi.fn<(digits: string) => void>();
    render(<CodeField label="Code" value="" onChange={onChange} onDone={onDone} />);
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '482 9a' } });
    expect(onChange).toHaveBeenLastCalledWith('4829');
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' 482-915-7' } });
    expect(onDone).toHaveBeenCalledWith('482915');
  });

  it('a field is described by its error, or else by its hint', () => {
    render(<Field label="Name" hint="hint" error="wrong" />);
    const input = screen.getByLabelText('Name');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(note?.textContent).toBe('wrong');
  });
});

describe('table pieces', () => {
  it('a seat with the turn says so in words', () => {
    render(<SeatPlate ink={3} name="Dana" sub="host" presence="here" turn="Their turn" />);
    expect(screen.getByText('Dana').tagName).toBe('BDI');
    expect(screen.getByText('Their turn')).toBeDefined();
  });

  it('the action bar holds its sentence', () => {
    render(<ActionBar say="Push?" sub="Esc" primary={<Button>Go</Button>} />);
    expect(screen.getByText('Push?')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go' })).toBeDefined();
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [252_000, '4:12'],
    [-5, '0:00'],
  ])('%i ms reads %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
    render(<ClockFace ms={ms} />);
    expect(screen.getByRole('timer').textContent).toBe(text);
  });

  it('a lid opens and closes', async () => {
    const print = () => Promise.resolve(() => <svg />);
    const cover = { print, ground: 'black', second: 'gold' };
    const onPress = vi.fn<() => void>();
    const { container } = render(
      <Lid cover={cover} title="A game" sub="2" open onPress={onPress} closeLabel="Close">
        <Button>Play</Button>
      </Lid>,
    );
    await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  });
});

describe('dialogs and voices', () => {
  it('a dialog has its title as its name, and asks to be closed by Escape and by its button', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog open onClose={onClose} title="Start?" closeLabel="Close">
        text
      </Dialog>,
    );
    fireEvent(screen.getByRole('dialog', { name: 'Start?' }), new Event('cancel'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('a dialog that wants something written begins at its field', () => {
    render(
      <Dialog open onClose={() => undefined} title="Call" closeLabel="Close">
        <Field label="Link" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Link'));
  });

  it('of two dialogs, one in the other, only the inner one is asked to close', () => {
    const [onOuter, onInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <Dialog open onClose={onOuter} title="Menu">
        <Dialog open onClose={onInner} title="Keys">
          text
        </Dialog>
      </Dialog>,
    );
    fireEvent(screen.getByRole('dialog', { name: 'Keys' }), new Event('cancel'));
    expect(onInner).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
  });

  it('a closed dialog is not there', () => {
    render(
      <Dialog open={false} onClose={() => undefined} title="Start?">
        text
      </Dialog>,
    );
    expect(screen.queryByText('text')).toBeNull();
  });

  it('shows a note once, however often it is given', async () => {
    render(<ToastRegion />);
    toast('Copied', 'ok');
    toast('Copied', 'ok');
    await vi.waitFor(() => expect(screen.getAllByText('Copied')).toHaveLength(1));
  });
});

it('H23: only what went well is ticked, and a refusal warns', () => {
  render(<ToastRegion />);
  const drawn = (text: string) =>
    screen.getByText(text).parentElement?.querySelector('path')?.getAttribute('d');
  act(() => {
    toast('done', 'ok');
    toast('refused', 'danger');
    toast('by the way');
  });
  expect(drawn('done')).toBe(ICONS.check);
  expect(drawn('refused')).toBe(ICONS.warning);
  expect(drawn('by the way')).toBeUndefined();
});
