import { type ProblemKind, problemKinds } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './lab.css.ts'
import type { DelayMode, Modes, SlotMode } from './run/modes.ts'

const kinds = problemKinds.map(kind => ({ id: kind, label: kind }))

const ways = [
  { id: 'byHand', label: 'By hand' },
  { id: 'answers', label: 'Answers' },
  { id: 'slowly', label: 'Slow' },
  { id: 'fails', label: 'Fails' },
  { id: 'never', label: 'Never' },
] as const satisfies ReadonlyArray<{ id: SlotMode['does'] | 'byHand'; label: string }>

const times = [
  { id: 'byHand', label: 'By hand' },
  { id: 'real', label: 'Real time' },
  { id: 'none', label: '0 ms' },
] as const satisfies ReadonlyArray<{ id: DelayMode | 'byHand'; label: string }>

const without = <Mode,>(modes: Readonly<Record<string, Mode>>, name: string) =>
  Object.fromEntries(Object.entries(modes).filter(([other]) => other !== name))

/** Lets the user choose how each implementation and delay ends: by manual release or automatically. */
export function SlotsCard({
  slots,
  delays,
  modes,
  isPaused,
  onChange,
  onGoOn,
}: {
  slots: readonly string[]
  delays: readonly string[]
  modes: Modes
  /** True if undone steps pause the automatic steps. */
  isPaused: boolean
  onChange: (modes: Modes) => void
  onGoOn: () => void
}) {
  const setSlot = (slot: string, mode: SlotMode | null) =>
    onChange({ ...modes, slots: mode ? { ...modes.slots, [slot]: mode } : without(modes.slots, slot) })
  const setDelay = (delay: string, mode: DelayMode | null) =>
    onChange({ ...modes, delays: mode ? { ...modes.delays, [delay]: mode } : without(modes.delays, delay) })
  const choose = (slot: string, does: (typeof ways)[number]['id'], kind: ProblemKind) => {
    if (does === 'byHand') setSlot(slot, null)
    else setSlot(slot, does === 'fails' ? { does, kind } : { does })
  }
  const isByHand = Object.keys(modes.slots).length + Object.keys(modes.delays).length === 0
  return (
    <Card title="Slots">
      {isPaused && !isByHand ? (
        <output className={css.paused}>
          <span>Paused: there are steps ahead in the log.</span>
          <Button size="small" onPress={onGoOn}>
            Continue from here
          </Button>
        </output>
      ) : null}
      {slots.length + delays.length === 0 ? <p className={css.quiet}>None.</p> : null}
      <ul className={css.underWay}>
        {slots.map(slot => {
          const mode = modes.slots[slot]
          const kind = mode?.does === 'fails' ? mode.kind : 'network'
          return (
            <li key={slot} className={css.slot}>
              <span className={css.code}>{slot}</span>
              <Segments
                label={slot}
                options={ways}
                value={mode?.does ?? 'byHand'}
                onChange={does => choose(slot, does, kind)}
              />
              {mode?.does === 'fails' ? (
                <Select
                  label={`${slot} fails with`}
                  isLabelHidden
                  options={kinds}
                  value={kind}
                  onChange={other => setSlot(slot, { does: 'fails', kind: other })}
                />
              ) : null}
            </li>
          )
        })}
        {delays.map(delay => (
          <li key={delay} className={css.slot}>
            <span className={css.code}>{delay}</span>
            <Segments
              label={delay}
              options={times}
              value={modes.delays[delay] ?? 'byHand'}
              onChange={time => setDelay(delay, time === 'byHand' ? null : time)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
