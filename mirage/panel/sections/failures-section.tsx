import { type FormEvent, useId, useRef, useState } from 'react'
import { Choice } from '#mirage/panel/choice.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import { type Source, useLatest } from '#mirage/panel/panel-source.ts'
import type { FailureKind, FailureSetting, Often } from '#mirage/situation/situation.ts'
import { Button } from '#ui/basics/button.tsx'
import { box, input } from '#ui/fields/field.css.ts'
import { PlainField } from '#ui/fields/plain-field.tsx'
import { Tag, Tags } from '#ui/pickers/tag.tsx'
import { Section } from './panel-section.tsx'

const everyCall = '*'

const kinds = [
  { id: 'network', label: 'No connection', what: 'network' },
  { id: 'timeout', label: 'Timeout', what: 'timeout' },
  { id: 'session-ended', label: 'Session ended', what: 'session-ended' },
  { id: '400', label: '400 Bad request', what: 400 },
  { id: '401', label: '401 Not signed in', what: 401 },
  { id: '403', label: '403 Not permitted', what: 403 },
  { id: '404', label: '404 Not found', what: 404 },
  { id: '409', label: '409 Conflict', what: 409 },
  { id: '422', label: '422 Not valid', what: 422 },
  { id: '429', label: '429 Too many requests', what: 429 },
  { id: '500', label: '500 Server error', what: 500 },
  { id: '503', label: '503 Unavailable', what: 503 },
  { id: 'not-json', label: 'Web page instead of JSON', what: 'not-json' },
  { id: 'wrong-shape', label: 'Unexpected JSON', what: 'wrong-shape' },
  { id: 'changing', label: 'List changes before the response', what: 'changing' },
  { id: 'answer-lost', label: 'Response lost after the write', what: 'answer-lost' },
] as const satisfies ReadonlyArray<{ id: string; label: string; what: FailureKind }>

const oftens = [
  { id: 'once', label: 'Next request', often: 'once' },
  { id: 'always', label: 'Every request', often: 'always' },
  { id: '2', label: 'One time in 2', often: 2 },
  { id: '5', label: 'One time in 5', often: 5 },
  { id: '10', label: 'One time in 10', often: 10 },
] as const satisfies ReadonlyArray<{ id: string; label: string; often: Often }>

const words = ({ call, what, often }: FailureSetting) => {
  const kind = kinds.find(known => known.what === what)?.label ?? `Status ${what}`
  const times = oftens.find(known => known.often === often)?.label ?? `One time in ${often}`
  return `${call === everyCall ? 'Every call' : call}: ${kind}, ${times.toLowerCase()}`
}

type SetFailures = ReturnType<Source['failures']>

/** Returns each setting with a description and a unique key. Equal settings get different keys. */
function keyed(failures: SetFailures) {
  const seen = new Map<string, number>()
  return failures.map(({ setting, isSpent }) => {
    const name = isSpent ? `${words(setting)} (done)` : words(setting)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { key: `${name} ${nth}`, name, setting }
  })
}

/** Lists and edits the configured failures. A change applies from the next call. */
export function FailuresSection({ source }: { source: Source }) {
  const failures = useLatest(source.subscribe, source.failures)
  const [call, setCall] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('network')
  const [often, setOften] = useState<(typeof oftens)[number]['id']>('once')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const names = [everyCall, ...source.callNames]

  const add = (event: FormEvent) => {
    event.preventDefault()
    const name = names.find(known => known === call.trim()) as FailureSetting['call'] | undefined
    const what = kinds.find(({ id }) => id === kind)?.what
    const times = oftens.find(({ id }) => id === often)?.often
    setUnknown(name === undefined)
    if (name === undefined) field.current?.focus()
    if (name === undefined || what === undefined || times === undefined) return
    setCall('')
    const next = { call: name, what, often: times }
    // Replaces an equal failure that has already happened, so that the list has no duplicates.
    const others = failures.filter(({ setting, isSpent }) => !isSpent || words(setting) !== words(next))
    void source.change({ failures: [...others.map(({ setting }) => setting), next] })
  }
  const remove = (removed: FailureSetting) =>
    void source.change({ failures: failures.flatMap(({ setting }) => (setting === removed ? [] : setting)) })

  return (
    <Section title="Failures">
      <form className={css.fields} onSubmit={add} noValidate>
        <PlainField
          label="Call"
          description="Part of a call name, such as transactions.create. * means every call."
          errorMessage={isUnknown ? 'Unknown call. Choose one from the list.' : ''}
        >
          {ties => (
            <div className={box}>
              <input
                {...ties}
                ref={field}
                className={input}
                list={listId}
                autoComplete="off"
                spellCheck={false}
                value={call}
                onChange={event => {
                  setCall(event.target.value)
                  setUnknown(false)
                }}
              />
              <datalist id={listId}>
                {names.map(name => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
            </div>
          )}
        </PlainField>
        <div className={css.pair}>
          <Choice label="Failure" options={kinds} value={kind} onChange={setKind} />
          <Choice label="Frequency" options={oftens} value={often} onChange={setOften} />
        </div>
        <div className={css.buttons}>
          <Button type="submit">Add failure</Button>
        </div>
      </form>
      <FailuresSet failures={failures} onRemove={remove} />
    </Section>
  )
}

function FailuresSet({ failures, onRemove }: { failures: SetFailures; onRemove: (setting: FailureSetting) => void }) {
  const id = useId()
  if (failures.length === 0) return <p className={css.detail}>No failures set.</p>
  return (
    <>
      <p id={id} className={css.detail}>
        Active failures
      </p>
      <Tags labelledBy={id}>
        {keyed(failures).map(({ key, name, setting }) => (
          <Tag key={key} name={name} onRemove={() => onRemove(setting)} />
        ))}
      </Tags>
    </>
  )
}
