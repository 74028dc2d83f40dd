import { ListBoxItem } from 'react-aria-components/ListBox'
import { actorName, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './sequence.css.ts'

type Message = InspectedMessage
type Column = InspectedActor | null

/** Name of a column. Null is the sender of events that no actor sends: the user and the app's own code. */
export const columnName = (actor: Column) => (actor ? actorName(actor) : 'Outside')

const second = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

/** Returns the time to the millisecond; only the milliseconds if the previous message is in the same second. */
function timeText({ at }: Message, before: Message | undefined) {
  const part = `.${String(at % 1000).padStart(3, '0')}`
  return before && second(before.at) === second(at) ? part : second(at) + part
}

function placeText({ from, to, kind, error }: Message) {
  const way = from === to ? `in ${columnName(to)}` : `from ${columnName(from)} to ${columnName(to)}`
  if (error) return `${way}, ends with an error`
  return kind === 'context' ? `${way}, new context` : way
}

/** Arrow between two columns, or a dot or pill within one column. */
function Way({ message, columns }: { message: Message; columns: readonly Column[] }) {
  const { from, to, kind, words, error } = message
  const places = [from, to].map(actor => columns.indexOf(actor)).filter(place => place >= 0)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const reach = last - first + 1
  const text = (
    <>
      {words}
      <span className={hidden}> {placeText(message)}</span>
    </>
  )
  const style = { gridColumn: `${first + 2} / span ${reach}`, '--reach': reach }
  if (kind === 'state' || kind === 'context')
    return (
      <span className={css.way} style={style} data-kind={kind}>
        <span className={css.pill}>{text}</span>
      </span>
    )
  const isForward = places[1] === last
  return (
    <span className={css.way} style={style} data-kind={kind}>
      <span className={css.words}>
        {text}
        {error ? (
          <span className={css.cross} aria-hidden="true">
            {' '}
            ✕
          </span>
        ) : null}
      </span>
      {reach === 1 ? (
        <span className={css.dot} />
      ) : (
        <span className={css.arrow} data-to={isForward ? 'end' : 'start'} />
      )}
    </span>
  )
}

/** Message as a row of the sequence diagram. `before` is the message above it. */
export function SequenceRow({
  message,
  columns,
  before,
}: {
  message: Message
  columns: readonly Column[]
  before: Message | undefined
}) {
  return (
    <ListBoxItem
      id={message.number}
      className={css.row}
      textValue={message.words}
      data-failed={message.error ? '' : undefined}
    >
      <time className={css.time} aria-hidden="true">
        {timeText(message, before)}
      </time>
      {columns.map((actor, column) => (
        <span key={actor?.session ?? ''} className={css.line} style={{ gridColumn: column + 2 }} />
      ))}
      <Way message={message} columns={columns} />
    </ListBoxItem>
  )
}
