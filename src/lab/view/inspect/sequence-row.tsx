import { ListBoxItem } from 'react-aria-components/ListBox'
import { actorName, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './sequence.css.ts'

/** Actor with a column. Null is the sender of events that no actor sends: the user and the app's own code. */
export type Lane = InspectedActor | null

export const columnName = (actor: Lane) => (actor ? actorName(actor) : 'Outside')

const second = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

/** Returns the time to the millisecond; only the milliseconds if the previous message is in the same second. */
function timeText({ at }: InspectedMessage, before: InspectedMessage | undefined) {
  const part = `.${String(at % 1000).padStart(3, '0')}`
  return before && second(before.at) === second(at) ? part : second(at) + part
}

function placeText({ from, to, kind, error }: InspectedMessage) {
  const path = from === to ? `in ${columnName(to)}` : `from ${columnName(from)} to ${columnName(to)}`
  if (error) return `${path}, ends with an error`
  return kind === 'context' ? `${path}, new context` : path
}

/** Message as a row of the sequence diagram: an arrow between two columns, or a dot or pill in one. */
export function SequenceRow({
  message,
  columns,
  before,
}: {
  message: InspectedMessage
  columns: readonly Lane[]
  /** Message above this one. */
  before: InspectedMessage | undefined
}) {
  const { from, to, kind, words, number, error } = message
  const places = [from, to].map(actor => columns.indexOf(actor)).filter(place => place >= 0)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const reach = last - first + 1
  const hasArrow = kind === 'event' || kind === 'start'
  return (
    <ListBoxItem id={number} className={css.row} textValue={words} data-failed={error ? '' : undefined}>
      <time className={css.time} aria-hidden="true">
        {timeText(message, before)}
      </time>
      {columns.map((actor, column) => (
        <span key={actor?.session ?? ''} className={css.line} style={{ gridColumn: column + 2 }} />
      ))}
      <span
        className={css.label}
        style={{ gridColumn: `${first + 2} / span ${reach}`, '--reach': reach }}
        data-kind={kind}
      >
        <span className={hasArrow ? css.words : css.pill}>
          {words}
          <span className={hidden}> {placeText(message)}</span>
        </span>
        {hasArrow ? (
          <span className={reach === 1 ? css.dot : css.arrow} data-back={places[1] === first || undefined} />
        ) : null}
      </span>
    </ListBoxItem>
  )
}
