import { type ReactNode, useEffect, useId, useState } from 'react'
import { detail } from '#mirage/panel/panel.css.ts'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import type { DataChange } from '#mirage/server/data-changes.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './call-list.css.ts'
import { outcomeOf } from './call-outcome.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Returns JSON with indentation, and other texts unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // The text is truncated or is not JSON.
    return text
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Shows the elapsed time of a pending call, in seconds. */
function ElapsedTime({ begun }: { begun: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return `${Math.max(0, Math.floor((now - begun) / 1000))} s so far`
}

/**
 * Returns the CSS class for an outcome. Refused calls, calls without a response and calls without a route have an error
 * style.
 */
function styleOf({ name, status, took }: LoggedCall): string {
  if (took === null) return `${css.status} ${css.waiting}`
  return name === null || status === null || status >= 400 ? `${css.status} ${css.bad}` : css.status
}

/** One-line entry for a call, with expandable details. */
export function CallEntry({ call }: { call: LoggedCall }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name, method, path, at, begun, took } = call
  return (
    <li className={name === null ? `${css.call} ${css.unrouted}` : css.call}>
      <button
        type="button"
        className={css.callLine}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={isOpen ? `${css.turn} ${css.turned}` : css.turn}>
          <Icon name="chevron-right" />
        </span>
        <span className={css.callWords}>
          <span className={css.callName}>
            {method} {path}
          </span>{' '}
          <span className={detail}>
            {name === null ? 'No route' : name} · {clock.format(at)} ·{' '}
            {took === null ? <ElapsedTime begun={begun} /> : `${Math.round(took)} ms`}
          </span>
        </span>{' '}
        <span className={styleOf(call)}>{outcomeOf(call)}</span>
      </button>
      {isOpen ? (
        <div id={id} className={css.callDetails}>
          <Details call={call} />
        </div>
      ) : null}
    </li>
  )
}

function Details({ call }: { call: LoggedCall }) {
  const query = [...new URLSearchParams(call.query)]
  return (
    <>
      {query.length > 0 ? (
        <Part title="Query">
          <Text>{query.map(([key, value]) => `${key} = ${value}`).join('\n')}</Text>
        </Part>
      ) : null}
      {call.body === null ? null : (
        <Part title="Request">
          <Text>{typeof call.body === 'string' ? call.body : JSON.stringify(call.body, null, 2)}</Text>
        </Part>
      )}
      {call.took === null ? (
        <Part title="Answer">
          <p className={detail}>Pending</p>
        </Part>
      ) : (
        <Outcome call={call} />
      )}
    </>
  )
}

function Outcome({ call: { changes, status, answer } }: { call: LoggedCall }) {
  return (
    <>
      <Part title="Changed data">
        {changes.length === 0 ? <p className={detail}>Nothing</p> : null}
        {changes.map(change => (
          <Change key={`${change.table} ${change.id} ${change.kind}`} change={change} />
        ))}
      </Part>
      <Part title={status === null ? 'Reason' : 'Answer'}>
        <Text>{indented(answer) || 'Empty'}</Text>
      </Part>
    </>
  )
}

function Change({ change: { table, id, kind, fields } }: { change: DataChange }) {
  return (
    <div className={css.change}>
      <h4 className={css.changeTitle}>
        {table}, {kind} <span className={css.rowId}>{id}</span>
      </h4>
      <dl className={css.changeFields}>
        {fields.map(({ field, before, after }) => (
          <div key={field} className={css.changeField}>
            <dt>{field}</dt>
            <dd>
              {before === undefined ? null : (
                <del className={kind === 'changed' ? undefined : css.plain}>{asText(before)}</del>
              )}
              {kind === 'changed' ? ' → ' : null}
              {after === undefined ? null : (
                <ins className={kind === 'changed' ? undefined : css.plain}>{asText(after)}</ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.part}>
    <h3 className={css.partTitle}>{title}</h3>
    {children}
  </div>
)

/** Number of characters shown before the user expands a text. */
const start = 2000

/** Text block. A long text is collapsed until the user expands it. */
function Text({ children }: { children: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const isLong = children.length > start && !isExpanded
  return (
    <>
      <pre className={css.content}>{isLong ? `${children.slice(0, start)}…` : children}</pre>
      {isLong ? (
        <div>
          <Button onPress={() => setExpanded(true)}>Show the rest</Button>
        </div>
      ) : null}
    </>
  )
}
