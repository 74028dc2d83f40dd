import { type AnyExample, failuresOf } from '#lab/core/run/any-example.ts'
import { type ActorMode, allManual, type DelayMode, type Modes } from '#lab/core/run/modes.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { isGoneBack, stepsUpTo } from '#lab/core/run/place-steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { ChoiceItem } from './choice-item.tsx'
import * as css from './lab.css.ts'

const outcomes = [
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
  example,
  delays,
  place,
  onGo,
}: {
  example: AnyExample
  delays: readonly string[]
  place: RunPlace
  onGo: (place: RunPlace, how?: { replace: boolean }) => void
}) {
  const { modes = allManual } = place
  const { actors } = example
  const change = (next: Partial<Modes>) => onGo({ ...place, modes: { ...modes, ...next } }, { replace: true })
  const setActor = (src: string, mode: ActorMode | null) =>
    change({ actors: mode ? { ...modes.actors, [src]: mode } : without(modes.actors, src) })
  const setDelay = (delay: string, mode: DelayMode | null) =>
    change({ delays: mode ? { ...modes.delays, [delay]: mode } : without(modes.delays, delay) })
  const choose = (src: string, does: (typeof outcomes)[number]['id'], kind: string) => {
    if (does === 'byHand') setActor(src, null)
    else setActor(src, does === 'fails' ? { does, kind } : { does })
  }
  const kinds = Object.keys(failuresOf(example)).map(kind => ({ id: kind, label: kind }))
  const isByHand = Object.keys(modes.actors).length + Object.keys(modes.delays).length === 0
  return (
    <Card title="Actors and delays">
      {isGoneBack(place) && !isByHand ? (
        <output className={css.paused}>
          <span>Paused: there are steps ahead in the log.</span>
          <Button onPress={() => onGo({ ...place, steps: stepsUpTo(place) })}>Continue from here</Button>
        </output>
      ) : null}
      {actors.length + delays.length === 0 ? <p className={css.quiet}>None.</p> : null}
      <ul className={css.underWay}>
        {actors.map(src => {
          const mode = modes.actors[src]
          const kind = mode?.does === 'fails' ? mode.kind : (kinds[0]?.id ?? '')
          return (
            <ChoiceItem
              key={src}
              label={src}
              options={outcomes}
              value={mode?.does ?? 'byHand'}
              onChange={does => choose(src, does, kind)}
            >
              {mode?.does === 'fails' ? (
                <Select
                  label={`${src} fails with`}
                  isLabelHidden
                  options={kinds}
                  value={kind}
                  onChange={other => setActor(src, { does: 'fails', kind: other })}
                />
              ) : null}
            </ChoiceItem>
          )
        })}
        {delays.map(delay => (
          <ChoiceItem
            key={delay}
            label={delay}
            options={times}
            value={modes.delays[delay] ?? 'byHand'}
            onChange={time => setDelay(delay, time === 'byHand' ? null : time)}
          />
        ))}
      </ul>
    </Card>
  )
}
