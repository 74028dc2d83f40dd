import { useState } from 'react'
import { summarize } from '#lab/core/summarize.ts'
import { chips, code, quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { LoggedEvent } from './event-log.ts'
import { actorName, type RecordedActor } from './recorded-actor.ts'
import * as css from './sequence.css.ts'

/** Label for senders that are not actors: the user and the screens. */
const outside = 'Screen'
const called = (actor: RecordedActor | null) => (actor ? actorName(actor) : outside)

/** `step`: number of rows shown at first, and added per click. `mostColumns`: number of columns shown at first. */
const step = 100
const mostColumns = 6

const rootOf = (actor: RecordedActor): RecordedActor => (actor.parent ? rootOf(actor.parent) : actor)
const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB')

const isEmpty = (payload: unknown) =>
  payload === undefined || (typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0)

/** Arrow between two actors' columns, or a dot within one column. */
function Way({ from, to }: { from: number; to: number }) {
  const reach = Math.abs(to - from) + 1
  const column = { gridColumn: `${Math.min(from, to) + 1} / span ${reach}`, '--reach': reach }
  const look = to > from ? css.rightward : css.leftward
  return (
    <div className={css.way} aria-hidden="true">
      <span className={reach === 1 ? css.dot : `${css.arrow} ${look}`} style={column} />
    </div>
  )
}

function Row({ event, columns }: { event: LoggedEvent; columns: ReadonlyArray<RecordedActor | null> }) {
  const { words, payload, from, to, at } = event
  const ways = from === to ? `in ${called(to)}` : `from ${called(from)} to ${called(to)}`
  const said = (
    <>
      {words}
      <span className={hidden}>, {ways}</span>
    </>
  )
  return (
    <li className={css.row}>
      <div className={css.lines} aria-hidden="true">
        {columns.map(actor => (
          <span key={actor?.session ?? outside} className={css.line} />
        ))}
      </div>
      <div className={css.words}>
        {isEmpty(payload) ? (
          <span className={css.said}>{said}</span>
        ) : (
          <details className={css.said}>
            <summary>{said}</summary>
            <span className={code}>{summarize(payload)}</span>
          </details>
        )}
        <time className={css.time}>{timeOf(at)}</time>
      </div>
      <Way from={columns.indexOf(from)} to={columns.indexOf(to)} />
    </li>
  )
}

/**
 * Sequence diagram of the events between actors: one column per actor, newest event first. Initially shows the
 * relatives of `actor`. If the column of the sender or receiver is hidden, the event is a dot in the other's column.
 */
export function Sequence({
  actor,
  running,
  events,
}: {
  actor: RecordedActor
  running: readonly RecordedActor[]
  events: readonly LoggedEvent[]
}) {
  const [most, setMost] = useState(step)
  const [isChoosing, setChoosing] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<RecordedActor> | null>(null)
  const seen = new Set([actor, ...running, ...events.flatMap(({ from, to }) => [from, to])])
  const choices = [...seen].filter(one => one !== null)
  const family = choices.filter(one => rootOf(one) === rootOf(actor))
  const first = new Set([actor, ...family.slice(0, mostColumns - 1)])
  const chosen = choices.filter(one => (picked ?? first).has(one))
  const columns = [null, ...chosen.toSorted((a, b) => a.depth - b.depth)]
  const inColumn = (one: RecordedActor | null) => one !== null && columns.includes(one)
  const found = events.filter(({ from, to }) => inColumn(from) || inColumn(to)).toReversed()
  const toggle = (one: RecordedActor, isChosen: boolean) =>
    setPicked(new Set(isChosen ? [...chosen, one] : chosen.filter(other => other !== one)))

  return (
    <>
      <details onToggle={event => setChoosing(event.currentTarget.open)}>
        <summary className={quiet}>
          Columns: {chosen.length} of {choices.length}
        </summary>
        <div className={chips}>
          {isChoosing
            ? choices.map(one => (
                <Checkbox
                  key={one.session}
                  label={actorName(one)}
                  isSelected={chosen.includes(one)}
                  onChange={isChosen => toggle(one, isChosen)}
                />
              ))
            : null}
        </div>
      </details>
      <p className={quiet}>{found.length === 0 ? 'No events yet.' : `${found.length} events, the newest first`}</p>
      <div className={css.sequence} style={{ '--lanes': columns.length }}>
        <div className={css.heads} aria-hidden="true">
          {columns.map(one => (
            <span key={one?.session ?? outside}>{called(one)}</span>
          ))}
        </div>
        <ol aria-label="Events">
          {found.slice(0, most).map(event => (
            <Row key={event.number} event={event} columns={columns} />
          ))}
        </ol>
      </div>
      {found.length > most ? (
        <div className={chips}>
          <Button size="small" onPress={() => setMost(most + step)}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}
