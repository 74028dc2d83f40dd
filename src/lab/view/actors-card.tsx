import type { ActorMode, DelayMode, Modes } from '#lab/core/run/modes.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './lab.css.ts'

const ways = [
  { id: 'byHand', label: 'By hand' },
  { id: 'answers', label: 'Answers' },
  { id: 'slowly', label: 'Slow' },
  { id: 'fails', label: 'Fails' },
  { id: 'never', label: 'Never' },
] as const satisfies ReadonlyArray<{ id: ActorMode['does'] | 'byHand'; label: string }>

const times = [
  { id: 'byHand', label: 'By hand' },
  { id: 'real', label: 'Real time' },
  { id: 'none', label: '0 ms' },
] as const satisfies ReadonlyArray<{ id: DelayMode | 'byHand'; label: string }>

const without = <Mode,>(modes: Readonly<Record<string, Mode>>, name: string) =>
  Object.fromEntries(Object.entries(modes).filter(([other]) => other !== name))

/** Lets the user choose how each implementation and delay ends: by manual release or automatically. */
export function ActorsCard({
  actors,
  failures,
  delays,
  modes,
  isPaused,
  onChange,
  onGoOn,
}: {
  actors: readonly string[]
  /** Names of the failures of calls. */
  failures: readonly string[]
  delays: readonly string[]
  modes: Modes
  /** True if undone steps pause the automatic steps. */
  isPaused: boolean
  onChange: (modes: Modes) => void
  onGoOn: () => void
}) {
  const setActor = (src: string, mode: ActorMode | null) =>
    onChange({ ...modes, actors: mode ? { ...modes.actors, [src]: mode } : without(modes.actors, src) })
  const setDelay = (delay: string, mode: DelayMode | null) =>
    onChange({ ...modes, delays: mode ? { ...modes.delays, [delay]: mode } : without(modes.delays, delay) })
  const choose = (src: string, does: (typeof ways)[number]['id'], kind: string) => {
    if (does === 'byHand') setActor(src, null)
    else setActor(src, does === 'fails' ? { does, kind } : { does })
  }
  const kinds = failures.map(kind => ({ id: kind, label: kind }))
  const isByHand = Object.keys(modes.actors).length + Object.keys(modes.delays).length === 0
  return (
    <Card title="Actors and delays">
      {isPaused && !isByHand ? (
        <output className={css.paused}>
          <span>Paused: there are steps ahead in the log.</span>
          <Button size="small" onPress={onGoOn}>
            Continue from here
          </Button>
        </output>
      ) : null}
      {actors.length + delays.length === 0 ? <p className={css.quiet}>None.</p> : null}
      <ul className={css.underWay}>
        {actors.map(src => {
          const mode = modes.actors[src]
          const kind = mode?.does === 'fails' ? mode.kind : (failures[0] ?? '')
          return (
            <li key={src} className={css.actor}>
              <span className={css.code}>{src}</span>
              <Segments
                label={src}
                options={ways}
                value={mode?.does ?? 'byHand'}
                onChange={does => choose(src, does, kind)}
              />
              {mode?.does === 'fails' ? (
                <Select
                  label={`${src} fails with`}
                  isLabelHidden
                  options={kinds}
                  value={kind}
                  onChange={other => setActor(src, { does: 'fails', kind: other })}
                />
              ) : null}
            </li>
          )
        })}
        {delays.map(delay => (
          <li key={delay} className={css.actor}>
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
