import { useState } from 'react'
import { buttons, detail } from '#mirage/panel/panel.css.ts'
import { type Source, useLatest } from '#mirage/panel/panel-source.ts'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CallEntry } from './call-entry.tsx'
import * as css from './call-list.css.ts'
import { outcomeOf } from './call-outcome.ts'

/** Number of calls shown initially, and number added by each press of the button. */
const step = 100

function saysOf(call: LoggedCall) {
  const { name, method, path, query } = call
  return `${name ?? ''} ${method} ${path}?${query} ${outcomeOf(call)}`.toLowerCase()
}

/** Call log with outcomes, newest call first. */
export function CallLog({ calls }: { calls: Source['calls'] }) {
  const all = useLatest(calls.subscribe, calls.list)
  const [term, setTerm] = useState('')
  const [most, setMost] = useState(step)
  const wanted = term.trim().toLowerCase()
  const found = all.filter(call => saysOf(call).includes(wanted)).toReversed()
  const total = `${all.length} ${all.length === 1 ? 'call' : 'calls'}`
  const count = wanted === '' ? total : `${found.length} of ${total}`
  return (
    <div className={css.log}>
      <div className={css.logHead}>
        <TextField
          label="Filter"
          placeholder="Name, method, path or status"
          autoComplete="off"
          spellCheck={false}
          value={term}
          onChange={text => {
            setTerm(text)
            setMost(step)
          }}
        />
        <Button onPress={calls.clear} isDisabled={all.length === 0}>
          Clear
        </Button>
      </div>
      <p className={detail}>{all.length === 0 ? 'Requests will appear here.' : count}</p>
      <ol className={css.calls} aria-label="Calls">
        {found.slice(0, most).map(call => (
          <CallEntry key={call.number} call={call} />
        ))}
      </ol>
      {found.length > most ? (
        <div className={buttons}>
          <Button onPress={() => setMost(most + step)}>Show more</Button>
        </div>
      ) : null}
    </div>
  )
}
