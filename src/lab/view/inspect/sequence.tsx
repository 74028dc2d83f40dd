import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { type InspectedActor, rootOf } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { summarize } from '#lab/core/summarize.ts'
import { code, quiet } from '#lab/view/lab.css.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { ColumnPicker } from './column-picker.tsx'
import * as css from './sequence.css.ts'
import { columnName, SequenceRow } from './sequence-row.tsx'
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

const isEmpty = (payload: unknown) =>
  payload === undefined || (typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0)

/** Returns the actors of the columns: the chosen ones, and null if a message has no sender or no receiver. */
function columnsOf(chosen: readonly InspectedActor[], found: Messages) {
  const hasOutside = found.some(({ from, to }) => from === null || to === null)
  return [...(hasOutside ? [null] : []), ...chosen.toSorted((a, b) => a.depth - b.depth)]
}

/** Scrolls to the newest message until the user selects a message. */
function useFollow(newest: number, isFollowing: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFollowing && newest > 0 && ref.current) ref.current.scrollTop = ref.current.scrollHeight
  }, [newest, isFollowing])
  return ref
}

type Selection = Pick<Inspected, 'at' | 'select'>

function Diagram({
  columns,
  shown,
  at,
  select,
}: Selection & { columns: ReadonlyArray<InspectedActor | null>; shown: Messages }) {
  const scroll = useFollow(shown.at(-1)?.number ?? 0, at === null)
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
        renderEmptyState={() => <p className={css.empty}>No messages.</p>}
      >
        {shown.map((message, place) => (
          <SequenceRow key={message.number} message={message} columns={columns} before={shown[place - 1]} />
        ))}
      </ListBox>
    </div>
  )
}

/** Legend, and buttons for the previous and the next message. */
function Footer({ found, at, select }: Selection & { found: Messages }) {
  const place = at === null ? found.length - 1 : found.findIndex(({ number }) => number === at)
  const go = (to: number) => select(found[to]?.number ?? null)
  return (
    <div className={css.tools}>
      <span className={quiet}>Dashed: actor started. Green: new state. Dot: new context.</span>
      <span className={css.pager}>
        <IconButton
          icon="arrow-up"
          size="small"
          label="Previous message"
          isDisabled={place <= 0}
          onPress={() => go(place - 1)}
        />
        {place + 1} / {found.length}
        <IconButton
          icon="arrow-down"
          size="small"
          label="Next message"
          isDisabled={place >= found.length - 1}
          onPress={() => go(place + 1)}
        />
      </span>
    </div>
  )
}

/**
 * Sequence diagram of the messages between actors: one column per actor, oldest message first. Initially shows the
 * relatives of the chosen actor. If the column of the sender or receiver is hidden, the message is a dot in the other's
 * column. Follows the newest message unless one is selected.
 */
export function Sequence({ inspected: { app, actors, actor, at, select } }: { inspected: Inspected }) {
  const [most, setMost] = useState(step)
  const [filter, setFilter] = useState<Filter>({ kind: 'all', text: '' })
  const [picked, setPicked] = useState<ReadonlySet<InspectedActor> | null>(null)
  const [paused, setPaused] = useState<Messages | null>(null)
  const messages = paused ?? app.messages()
  const family = actors.filter(one => rootOf(one) === rootOf(actor))
  const first = new Set([actor, ...family.slice(0, mostColumns - 1)])
  const chosen = actors.filter(one => (picked ?? first).has(one))
  const inColumn = (one: InspectedActor | null) => one !== null && chosen.includes(one)
  const found = messages.filter(one => (inColumn(one.from) || inColumn(one.to)) && isFound(one, filter))
  const current = found.find(({ number }) => number === at)
  return (
    <div className={css.sequence}>
      <div className={css.tools}>
        <Segments
          label="Kind of message"
          options={kinds}
          value={filter.kind}
          onChange={kind => setFilter({ ...filter, kind })}
        />
        <Button
          size="small"
          variant="quiet"
          aria-pressed={paused !== null}
          onPress={() => setPaused(paused ? null : messages)}
        >
          {paused ? 'Continue' : 'Pause'}
        </Button>
        <SearchField label="Filter messages" value={filter.text} onChange={text => setFilter({ ...filter, text })} />
      </div>
      <ColumnPicker choices={actors} chosen={chosen} onPick={setPicked} />
      {found.length > most ? (
        <Button size="small" onPress={() => setMost(most + step)}>
          Show earlier
        </Button>
      ) : null}
      <Diagram columns={columnsOf(chosen, found)} shown={found.slice(-most)} at={at} select={select} />
      <Footer found={found} at={at} select={select} />
      {current && !isEmpty(current.payload) ? <p className={code}>{summarize(current.payload)}</p> : null}
    </div>
  )
}
