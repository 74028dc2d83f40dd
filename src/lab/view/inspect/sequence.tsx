import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { actorName, type InspectedActor, rootOf } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { summarize } from '#lab/core/summarize.ts'
import { chips, code, quiet, stack } from '#lab/view/lab.css.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import * as css from './sequence.css.ts'
import { columnName, type Lane, SequenceRow } from './sequence-row.tsx'
import type { Inspected } from './use-inspection.ts'

type Messages = readonly InspectedMessage[]

/** `step`: number of rows shown at first, and added per click. `mostColumns`: number of columns shown at first. */
const step = 100
const mostColumns = 6

const kinds = [
  { id: 'all', label: 'All' },
  { id: 'events', label: 'Events' },
  { id: 'errors', label: 'Errors' },
] as const
type Filter = { kind: (typeof kinds)[number]['id']; text: string }

const isFound = ({ kind, error, words }: Messages[number], wanted: Filter) =>
  words.toLowerCase().includes(wanted.text.toLowerCase()) &&
  (wanted.kind === 'all' || (wanted.kind === 'errors' ? error !== null : kind === 'event' || kind === 'start'))

type Selection = Pick<Inspected, 'at' | 'select'>
type Shown = Pick<Inspected, 'actors' | 'actor'> & Selection & { app: Pick<Inspected['app'], 'messages'> }

/** Scrolls to the newest message until the user selects a message. */
function Diagram({ columns, shown, at, select }: Selection & { columns: readonly Lane[]; shown: Messages }) {
  const scroll = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.number
  useEffect(() => {
    if (at === null && newest !== undefined && scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight
  }, [newest, at])
  const size: CSSProperties = { '--lanes': columns.length }
  return (
    <div ref={scroll} className={css.scroll} style={size}>
      <div className={css.heads} aria-hidden="true">
        {columns.map((one, column) => (
          <span key={one?.session ?? ''} className={css.head} style={{ gridColumn: column + 2 }}>
            {columnName(one)}
          </span>
        ))}
      </div>
      <ListBox
        aria-label="Messages"
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={at === null ? [] : [at]}
        onSelectionChange={keys =>
          select(shown.find(({ number }) => keys !== 'all' && keys.has(number))?.number ?? null)
        }
        renderEmptyState={() => <p className={quiet}>No messages.</p>}
      >
        {shown.map((message, place) => (
          <SequenceRow key={message.number} message={message} columns={columns} before={shown[place - 1]} />
        ))}
      </ListBox>
    </div>
  )
}

/** Buttons for the previous and the next message. */
function Pager({ found, at, select }: Selection & { found: Messages }) {
  const place = at === null ? found.length - 1 : found.findIndex(({ number }) => number === at)
  const [before, after] = [found[place - 1], found[place + 1]]
  const go = (message: InspectedMessage | undefined) => select(message?.number ?? null)
  return (
    <span className={chips}>
      <IconButton icon="arrow-up" label="Previous message" isDisabled={!before} onPress={() => go(before)} />
      {place + 1} / {found.length}
      <IconButton icon="arrow-down" label="Next message" isDisabled={!after} onPress={() => go(after)} />
    </span>
  )
}

/** Chooses the actors that have a column. Renders the choices only while open, because an app can have 1000 actors. */
function Columns({
  actors,
  chosen,
  onChange,
}: Pick<Inspected, 'actors'> & { chosen: readonly InspectedActor[]; onChange: (chosen: InspectedActor[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={quiet}>
        Columns: {chosen.length} of {actors.length}
      </summary>
      <div className={chips}>
        {(isOpen ? actors : []).map(one => (
          <Checkbox
            key={one.session}
            label={actorName(one)}
            isSelected={chosen.includes(one)}
            onChange={isAdded => onChange(isAdded ? [...chosen, one] : chosen.filter(other => other !== one))}
          />
        ))}
      </div>
    </details>
  )
}

/**
 * Sequence diagram of the messages between actors: one column per actor, oldest message first. Initially shows the
 * relatives of the chosen actor. If the column of the sender or receiver is hidden, the message is a dot in the other's
 * column. Follows the newest message unless one is selected.
 */
export function Sequence({ inspected: { app, actors, actor, at, select } }: { inspected: Shown }) {
  const [most, setMost] = useState(step)
  const [filter, setFilter] = useState<Filter>({ kind: 'all', text: '' })
  const [picked, setPicked] = useState<readonly InspectedActor[] | null>(null)
  const [paused, setPaused] = useState<Messages | null>(null)
  const messages = paused ?? app.messages()
  const family = actors.filter(one => one !== actor && rootOf(one) === rootOf(actor))
  const wanted = new Set(picked ?? [actor, ...family.slice(0, mostColumns - 1)])
  const chosen = actors.filter(one => wanted.has(one))
  const found = messages.filter(one => [one.from, one.to].some(end => end && wanted.has(end)) && isFound(one, filter))
  const hasOutside = found.some(({ from, to }) => from === null || to === null)
  const columns = [...(hasOutside ? [null] : []), ...chosen.toSorted((a, b) => a.depth - b.depth)]
  const payload = summarize(found.find(({ number }) => number === at)?.payload ?? {})
  return (
    <div className={stack}>
      <div className={css.tools}>
        <Segments
          label="Kind of message"
          options={kinds}
          value={filter.kind}
          onChange={kind => setFilter({ ...filter, kind })}
        />
        <Button variant="quiet" aria-pressed={paused !== null} onPress={() => setPaused(paused ? null : messages)}>
          {paused ? 'Continue' : 'Pause'}
        </Button>
        <SearchField
          label="Filter messages"
          value={filter.text}
          onChange={text => setFilter({ ...filter, text })}
          // The page might have another search.
          hasShortcut={false}
        />
      </div>
      <Columns actors={actors} chosen={chosen} onChange={setPicked} />
      {found.length > most ? <Button onPress={() => setMost(most + step)}>Show earlier</Button> : null}
      <Diagram {...{ columns, at, select }} shown={found.slice(-most)} />
      <div className={css.tools}>
        <span className={quiet}>Dashed: actor started. Green: new state. Dot: new context.</span>
        <Pager {...{ found, at, select }} />
      </div>
      {payload === '{}' ? null : <p className={code}>{payload}</p>}
    </div>
  )
}
