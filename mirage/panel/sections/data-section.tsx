import { useState } from 'react'
import { objectKeys } from 'ts-extras'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { Choice } from '#mirage/panel/choice.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import type { Source } from '#mirage/panel/panel-source.ts'
import { useAttempt } from '#mirage/panel/use-attempt.ts'
import { isClock, type ServerName, type Situation } from '#mirage/situation/situation.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateTimeField } from '#ui/dates/date-time-field.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Section } from './panel-section.tsx'

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** Converts an ISO 8601 time to the local-time format of `datetime-local`, such as "2026-11-20T14:30". */
function localOf(now: string | null): string {
  if (now === null) return ''
  const date = new Date(now)
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/**
 * Converts the value of a `datetime-local` field to ISO 8601. Returns null for an empty text, and an invalid date
 * unchanged.
 */
function isoOf(local: string): string | null {
  const date = new Date(local)
  if (Number.isNaN(date.getTime())) return local || null
  return date.toISOString()
}

const serverKinds = [
  { id: 'specified', label: 'Specified server' },
  { id: 'public', label: 'Public server' },
] as const satisfies ReadonlyArray<{ id: ServerName; label: string }>

/**
 * Settings for the mock's initial data and server. Changes restart the mock, so they apply only after a button
 * press.
 */
export function DataSection({ source, situation }: { source: Source; situation: Situation }) {
  const { scenario, server, seed, now } = situation
  const [draft, setDraft] = useState({ scenario, server, seed, local: localOf(now) })
  const { problem, attempt } = useAttempt()
  const names = objectKeys(source.scenarios)
  const isAsItIs =
    draft.scenario === scenario && draft.server === server && draft.seed === seed && draft.local === localOf(now)
  const chosen = draft.local === localOf(now) ? now : isoOf(draft.local)
  const isClockOff = chosen !== null && !isClock(chosen)
  const isSeedMissing = draft.seed === ''
  const start = () => {
    if (isSeedMissing || isClockOff) return
    void attempt(() => source.change({ scenario: draft.scenario, server: draft.server, seed: draft.seed, now: chosen }))
  }
  return (
    <Section title="Data">
      <Choice
        label="Scenario"
        description={`${source.scenarios[draft.scenario]?.about ?? ''}.`}
        options={names.map(id => ({ id, label: id }))}
        value={draft.scenario}
        onChange={name => setDraft({ ...draft, scenario: name })}
      />
      <Choice
        label="Answers"
        description="The public server differs from the specification."
        options={serverKinds}
        value={draft.server}
        onChange={kind => setDraft({ ...draft, server: kind })}
      />
      <TextField
        label="Seed"
        description="The same seed gives the same data."
        errorMessage={isSeedMissing ? 'Enter any text.' : ''}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={draft.seed}
        onChange={text => setDraft({ ...draft, seed: text })}
      />
      <DateTimeField
        label="Clock"
        description="Start of the mock’s clock in local time. Leave empty for the computer’s clock."
        errorMessage={isClockOff ? 'Enter a year from 2000 to 2099.' : ''}
        value={draft.local}
        format={dateEntryOf('en-GB', true)}
        onChange={local => setDraft({ ...draft, local })}
      />
      <div className={css.buttons}>
        <Button isDisabled={isAsItIs || isSeedMissing || isClockOff} onPress={start}>
          Restart with this data
        </Button>
      </div>
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
