import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import type { LoggedMessage } from '#lab/core/inspect/message-log.ts'
import { rootOf, type SeenActor } from '#lab/core/inspect/seen-actor.ts'
import { summarize } from '#lab/core/summarize.ts'
import { code, quiet } from '#lab/view/lab.css.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { ColumnPicker } from './column-picker.tsx'
import * as css from './sequence.css.ts'
import { columnName, SequenceRow } from './sequence-row.tsx'

type Messages = readonly LoggedMessage<SeenActor>[]

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
function columnsOf(chosen: readonly SeenActor[], found: Messages) {
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

type Selection = { selected: number | null; onSelect: (number: number | null) => void }

function Diagram({
  columns,
  shown,
  selected,
  onSelect,
}: Selection & { columns: ReadonlyArray<SeenActor | null>; shown: Messages }) {
  const scroll = useFollow(shown.at(-1)?.number ?? 0, selected === null)
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
        selectedKeys={selected === null ? [] : [selected]}
        onSelectionChange={keys =>
          onSelect(shown.find(({ number }) => keys !== 'all' && keys.has(number))?.number ?? null)
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
function Footer({ found, selected, onSelect }: Selection & { found: Messages }) {
  const at = selected === null ? found.length - 1 : found.findIndex(({ number }) => number === selected)
  const go = (to: number) => onSelect(found[to]?.number ?? null)
  return (
    <div className={css.tools}>
      <span className={quiet}>Dashed: actor started. Green: new state. Dot: new context.</span>
      <span className={css.pager}>
        <IconButton
          icon="arrow-up"
          size="small"
          label="Previous message"
          isDisabled={at <= 0}
          onPress={() => go(at - 1)}
        />
        {at + 1} / {found.length}
        <IconButton
          icon="arrow-down"
          size="small"
          label="Next message"
          isDisabled={at >= found.length - 1}
          onPress={() => go(at + 1)}
        />
      </span>
    </div>
  )
}

/**
 * Sequence diagram of the messages between actors: one column per actor, oldest message first. Initially shows the
 * relatives of `actor`. If the column of the sender or receiver is hidden, the message is a dot in the other's column.
 */
export function Sequence({
  actor,
  actors,
  messages,
  onSelect,
}: {
  actor: SeenActor
  actors: readonly SeenActor[]
  messages: Messages
  /** Receives the number of the selected message; null if the diagram follows the newest message. */
  onSelect?: (number: number | null) => void
}) {
  const [most, setMost] = useState(step)
  const [filter, setFilter] = useState<Filter>({ kind: 'all', text: '' })
  const [picked, setPicked] = useState<ReadonlySet<SeenActor> | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const select = (number: number | null) => {
    setSelected(number)
    onSelect?.(number)
  }
  const seen = new Set([actor, ...actors, ...messages.flatMap(({ from, to }) => [from, to])])
  const choices = [...seen].filter(one => one !== null)
  const family = choices.filter(one => rootOf(one) === rootOf(actor))
  const first = new Set([actor, ...family.slice(0, mostColumns - 1)])
  const chosen = choices.filter(one => (picked ?? first).has(one))
  const inColumn = (one: SeenActor | null) => one !== null && chosen.includes(one)
  const found = messages.filter(one => (inColumn(one.from) || inColumn(one.to)) && isFound(one, filter))
  const current = found.find(({ number }) => number === selected)
  return (
    <div className={css.sequence}>
      <div className={css.tools}>
        <Segments
          label="Kind of message"
          options={kinds}
          value={filter.kind}
          onChange={kind => setFilter({ ...filter, kind })}
        />
        <SearchField label="Filter messages" value={filter.text} onChange={text => setFilter({ ...filter, text })} />
      </div>
      <ColumnPicker choices={choices} chosen={chosen} onPick={setPicked} />
      {found.length > most ? (
        <Button size="small" onPress={() => setMost(most + step)}>
          Show earlier
        </Button>
      ) : null}
      <Diagram columns={columnsOf(chosen, found)} shown={found.slice(-most)} selected={selected} onSelect={select} />
      <Footer found={found} selected={selected} onSelect={select} />
      {current && !isEmpty(current.payload) ? <p className={code}>{summarize(current.payload)}</p> : null}
    </div>
  )
}
